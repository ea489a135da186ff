import type { AxiosResponse } from 'axios';

/** A parameter that the API does not know, and ignores. */
const PARAMETER = '_';

/** Ids of the answers so far, of the whole page: what was a copy before "Try again" is one after it. */
const seen = new Set<string>();

const isControlled = () => Boolean(globalThis.navigator?.serviceWorker?.controller);

/**
 * A service worker of the page's may answer from what it has kept, our calls as well: each address that is read is a new one, so
 * that it has none. Without a worker an address stays as it is, since each new one costs a preflight.
 */
export const withUniqueParameter = (query: unknown): unknown =>
  isControlled()
    ? { ...(query as object | undefined), [PARAMETER]: Math.random().toString(36).slice(2) }
    : query;

/** Whether a worker that looks at paths alone has answered: each answer of the API's has an id of its own. */
export function isCopy({ headers }: Pick<AxiosResponse, 'headers'>): boolean {
  const id = headers?.['x-correlation-id'] as string | undefined;
  if (!id || !isControlled()) return false;
  const isKnown = seen.has(id);
  seen.add(id);
  return isKnown;
}
