import { createConsoleReporter } from '#src/platform/consoleReporter.ts';
import { allowedBases, type ResolvedOptions } from './options.ts';

/** A base that nothing is sent to: the page's developers are told. */
export function reportOtherBases(options: ResolvedOptions, target: EventTarget): void {
  const allowed = allowedBases(options, target);
  for (const [prefix, url] of Object.entries(options.apiBaseUrls ?? {})) {
    if (!(prefix in allowed))
      createConsoleReporter('heloc').warn(
        `Option apiBaseUrls has ${prefix} on ${url}, which is not this release's: it is left at apiBaseUrl`,
      );
  }
}
