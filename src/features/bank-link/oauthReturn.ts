import { BANK_RETURN_PATH } from '#src/domain/application/entryPaths.ts';
import type { Runtime } from '#src/platform/runtime.ts';

/** Where a bank sends people back to; without an address bar of our own there is no such place. */
export function redirectUri({ history, basePath }: Runtime): string | null {
  return history === 'browser' ? new URL(`${basePath}/${BANK_RETURN_PATH}`, location.origin).href : null;
}

/** The state of the navigation from the return page to the page that links a bank. */
export function oauthReturnState(receivedRedirectUri: string) {
  return { receivedRedirectUri };
}

export function oauthReturnOf(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('receivedRedirectUri' in state)) return undefined;
  return typeof state.receivedRedirectUri === 'string' ? state.receivedRedirectUri : undefined;
}
