import type { Runtime } from '#src/platform/runtime.ts';

/** Session storage: that a person was led here from a borrower's page. */
const LED = 'heloc:led-to-signer-login';

/**
 * An additional signer has no business in a borrower's pages: their session goes, and the signers' login follows, which
 * says why (borrower flow s6; rules s7 no. 48).
 */
export function leadToSignerLogin({
  basePath,
  leave,
  session,
  storage,
}: Pick<Runtime, 'basePath' | 'leave' | 'session' | 'storage'>): void {
  storage.session.set(LED, 'true');
  leave(`${basePath}/heloc-signer/login`);
  session.end();
}

export const wasLedToSignerLogin = ({ storage }: Pick<Runtime, 'storage'>): boolean =>
  storage.session.get(LED) !== undefined;

/** It is said once. */
export const forgetLed = ({ storage }: Pick<Runtime, 'storage'>): void => storage.session.remove(LED);
