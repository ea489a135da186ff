import { createConsoleReporter } from '#src/platform/consoleReporter.ts';
import type { Facts, Reporter } from '#src/platform/reporter.ts';
import type { Moves } from '../followJourney.ts';
import type { Reports } from './createReports.ts';

export interface ReporterInput {
  mountId: string;
  remote: string;
  org(): string;
  /** With the page that is shown. */
  moves: Moves;
  options(): { assetBaseUrl: string; nonce?: string | undefined; isolation: string };
}

export interface MountReporter extends Reporter {
  /** An error that was thrown by another script with one of ours somewhere below it: the page hears of it as well. */
  thrownBelow(error: Error): void;
}

/**
 * Reports to the console and, where the release's assets name a project in `monitoring.json`, to it
 * (docs/rules.md#error-reports). Nothing of that is asked for before there is an error.
 */
export function createReporter(input: ReporterInput): MountReporter {
  const page = createConsoleReporter(input.mountId);
  let loaded: Promise<Reports> | undefined;
  const send = (method: keyof Reports, error: unknown, facts?: Facts) => {
    loaded ??= import(/* webpackChunkName: "api" */ './createReports.ts').then(({ createReports }) =>
      createReports(input),
    );
    loaded
      .then((reports) => reports[method](error, facts))
      .catch(() => {
        // A failure to load monitoring is not reported itself; the next error loads it again.
        loaded = undefined;
      });
  };
  return {
    warn: page.warn,
    error(error, facts) {
      page.error(error, facts);
      send('send', error, facts);
    },
    thrownBelow: (error) => send('sendIfCalled', error),
  };
}
