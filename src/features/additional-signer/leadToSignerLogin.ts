import type { Runtime } from '#src/platform/runtime.ts';

/** Session storage: that a person was led here from a borrower's page. */
const LED = 'heloc:led-to-signer-login';

/**
 * Takes an additional signer out of the borrower's pages: their session ends, and the signers' login says why
 * (docs/decisions/0006-co-deeder-reload-once.md).
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

/** The reason is shown once. */
export const forgetLed = ({ storage }: Pick<Runtime, 'storage'>): void => storage.session.remove(LED);
