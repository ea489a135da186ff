import { createConsoleReporter } from '#src/platform/consoleReporter.ts';
import { isNoise, type Reporter } from '#src/platform/reporter.ts';
import { loadStandaloneScript } from '../standaloneScript.ts';

declare const __HELOC_VERSION__: string;

type Facts = Record<string, string | number | boolean | undefined>;

export interface MonitorInput {
  /** Of the project, as Sentry gives it. */
  dsn: string;
  release: string;
}
export interface Monitor {
  error(error: unknown, facts: Facts): Promise<void>;
}

interface Input {
  mountId: string;
  options(): { assetBaseUrl: string; nonce?: string | undefined };
}

/** `monitoring.json` of the release's assets. */
interface Settings {
  /** Of a Sentry project. Without it nothing is sent. */
  dsn?: string;
  /** Which part of the page views is reported, from 0 to 1. */
  sampleRate?: number;
}

/**
 * Reports to the console and, where the release's assets name a project in `monitoring.json`, to it
 * (docs/rules.md#error-reports). Nothing of that is asked for before there is an error.
 */
export function createReporter({ mountId, options }: Input): Reporter {
  const page = createConsoleReporter(mountId);
  let monitor: Promise<Monitor | undefined> | undefined;
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
    return script.createMonitor({ dsn, release: __HELOC_VERSION__ });
  };
  return {
    warn: page.warn,
    error(error, facts = {}) {
      page.error(error, facts);
      if (isNoise(error)) return;
      monitor ??= load();
      monitor
        .then((sends) => sends?.error(error, { ...facts, mount: mountId }))
        .catch(() => {
          // A failure to load monitoring is not reported itself; the next error loads it again.
          monitor = undefined;
        });
    },
  };
}
