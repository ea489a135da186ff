import { createConsoleReporter } from '#src/platform/consoleReporter.ts';
import type { Reporter } from '#src/platform/reporter.ts';
import { loadOwnScript } from '../ownScript.ts';

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

/**
 * Reports to the console and, where the release's assets name a project in `monitoring.json`, to it. Nothing of that is
 * asked for before there is an error.
 */
export function createReporter({ mountId, options }: Input): Reporter {
  const page = createConsoleReporter(mountId);
  let monitor: Promise<Monitor | undefined> | undefined;
  const load = async () => {
    const { assetBaseUrl, nonce } = options();
    const answer = await fetch(`${assetBaseUrl}/themes/monitoring.json`);
    const { dsn } = (await answer.json()) as { dsn?: string };
    if (!dsn) return undefined;
    const script = await loadOwnScript<{ createMonitor(input: MonitorInput): Monitor }>('monitor', nonce);
    return script.createMonitor({ dsn, release: __HELOC_VERSION__ });
  };
  return {
    warn: page.warn,
    error(error, facts = {}) {
      page.error(error, facts);
      monitor ??= load();
      monitor
        .then((sends) => sends?.error(error, { ...facts, mount: mountId }))
        .catch(() => {
          // Who reports a failure has none of its own to report; the next error tries again.
          monitor = undefined;
        });
    },
  };
}
