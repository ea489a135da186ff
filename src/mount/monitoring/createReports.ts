import type { Facts } from '#src/platform/reporter.ts';
import type { Moves } from '../followJourney.ts';
import { loadStandaloneScript } from '../standaloneScript.ts';
import { ownScripts } from './captureOwnErrors.ts';
import type { ReporterInput } from './createReporter.ts';
import { isCalledByUs } from './frames.ts';
import { createLimits } from './limits.ts';
import { noiseOf } from './noise.ts';
import { scrub, scrubFile } from './scrub.ts';

declare const __HELOC_VERSION__: string;

export interface MonitorInput {
  /** Of the project, as Sentry gives it. */
  dsn: string;
  release: string;
  /** Take out of a text, and of a script's address, what might be of a person. */
  scrub(text: string): string;
  scrubFile(file: string): string;
}
export type Tags = Readonly<Record<string, string>>;
export interface Monitor {
  error(error: unknown, tags: Tags): Promise<void>;
}

export interface Reports {
  /** Sends it, unless it is noise or one too many. */
  send(error: unknown, facts?: Facts): Promise<void>;
  /** The same, if a script of ours has called what threw. */
  sendIfCalled(error: unknown): Promise<void>;
}

/** `monitoring.json` of the release's assets. */
interface Settings {
  /** Of a Sentry project. Without it nothing is sent. */
  dsn?: string;
  /** Which part of the page views is reported, from 0 to 1. */
  sampleRate?: number;
}

/** The facts that a report may have: codes and ids of ours, nothing of a person. */
const FACTS = [
  'mount',
  'remote',
  'org',
  'isolation',
  'screen',
  'code',
  'status',
  'correlationId',
  'host',
] as const;

/** Those of the facts that are on the list. */
export const tagsOf = (facts: Facts): Tags =>
  Object.fromEntries(
    FACTS.flatMap((name) => {
      const value = facts[name];
      return value === undefined
        ? []
        : [[name, name === 'correlationId' ? String(value) : scrub(String(value))]];
    }),
  );

/** The path of the page that is shown. */
function pathIn(moves: Moves): string | undefined {
  const [move] = moves.findLast(([{ type }]) => type === 'step') ?? [];
  return move?.type === 'step' ? move.path : undefined;
}

/** What of the errors of a mount is sent to our monitoring. */
export function createReports({ mountId, remote, org, moves, options }: ReporterInput): Reports {
  let monitor: Promise<Monitor | undefined> | undefined;
  const limits = createLimits();
  const load = async () => {
    const { assetBaseUrl, nonce } = options();
    const answer = await fetch(`${assetBaseUrl}/themes/monitoring.json`);
    const { dsn, sampleRate = 1 } = (await answer.json()) as Settings;
    // Once for a mount: errors that follow from each other are all there, or none.
    if (!dsn || Math.random() >= sampleRate) return undefined;
    const script = await loadStandaloneScript<{ createMonitor(input: MonitorInput): Monitor }>(
      'monitor',
      nonce,
    );
    return script.createMonitor({ dsn, release: __HELOC_VERSION__, scrub, scrubFile });
  };

  async function send(error: unknown, facts: Facts = {}): Promise<void> {
    if (noiseOf(error, facts)) return;
    const verdict = limits.take(error);
    if (verdict === 'drop') return;
    const { isolation } = options();
    const of = { mount: mountId, remote, org: org(), isolation, screen: pathIn(moves), host: window.origin };
    const tags = tagsOf({ ...facts, ...of });
    monitor ??= load();
    try {
      await (await monitor)?.error(
        verdict === 'last' ? new Error('More errors are suppressed') : error,
        tags,
      );
    } catch {
      // The next error loads it again.
      monitor = undefined;
    }
  }

  return {
    send,
    async sendIfCalled(error) {
      const own = ownScripts();
      if (own && error instanceof Error && isCalledByUs(error, own)) await send(error, { where: 'uncaught' });
    },
  };
}
