import { SIGNER_SEGMENT } from '#src/domain/remotes.js';
import { ENTRY, surviving } from '#src/domain/text/parameters.ts';
import type { Runtime } from '#src/platform/runtime.ts';

/** Session storage: that a person was led here from a borrower's page. */
const REDIRECTED_KEY = 'heloc:led-to-signer-login';

/**
 * Redirects an additional signer from the borrower's pages: their session ends, and the signers' login explains why
 * (docs/decisions/0006-co-deeder-reload-once.md).
 *
 * @param search of the page that they came to: the login is for the same organisation
 */
export function redirectToSignerLogin(
  { basePath, leave, session, storage }: Pick<Runtime, 'basePath' | 'leave' | 'session' | 'storage'>,
  search: string,
): void {
  storage.session.set(REDIRECTED_KEY, 'true');
  const query = surviving(search, ENTRY);
  leave(`${basePath}/${SIGNER_SEGMENT}/login${query.size > 0 ? `?${query}` : ''}`);
  session.end();
}

export const wasRedirected = ({ storage }: Pick<Runtime, 'storage'>): boolean =>
  storage.session.get(REDIRECTED_KEY) !== undefined;

/** The reason is shown once. */
export const forgetRedirect = ({ storage }: Pick<Runtime, 'storage'>): void =>
  storage.session.remove(REDIRECTED_KEY);
