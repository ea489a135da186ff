import type { Reporter } from './reporter.ts';

/** Reports to the browser's console, with the mount's name in front. */
export function createConsoleReporter(mountId: string): Reporter {
  return {
    warn: (message, facts) => console.warn(`[${mountId}] ${message}`, facts ?? {}),
    error: (error, facts) => console.error(`[${mountId}]`, error, facts ?? {}),
  };
}
