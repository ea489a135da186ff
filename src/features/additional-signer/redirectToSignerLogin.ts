import { SIGNER_SEGMENT } from '#src/domain/remotes.js';
import type { Runtime } from '#src/platform/runtime.ts';

/** Session storage: that a person was led here from a borrower's page. */
const REDIRECTED_KEY = 'heloc:led-to-signer-login';

/**
 * Redirects an additional signer from the borrower's pages: their session ends, and the signers' login explains why
 * (docs/decisions/0006-co-deeder-reload-once.md).
 */
export function redirectToSignerLogin({
  basePath,
  leave,
  session,
  storage,
}: Pick<Runtime, 'basePath' | 'leave' | 'session' | 'storage'>): void {
  storage.session.set(REDIRECTED_KEY, 'true');
  leave(`${basePath}/${SIGNER_SEGMENT}/login`);
  session.end();
}

export const wasRedirected = ({ storage }: Pick<Runtime, 'storage'>): boolean =>
  storage.session.get(REDIRECTED_KEY) !== undefined;

/** The reason is shown once. */
export const forgetRedirect = ({ storage }: Pick<Runtime, 'storage'>): void =>
  storage.session.remove(REDIRECTED_KEY);
