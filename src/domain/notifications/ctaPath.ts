import { isSafeReturnPath } from '../text/links.ts';

/** Any origin: what is read from a path does not depend on it, and that of a page in a frame may be none. */
const ORIGIN = 'https://path.invalid';

/**
 * The path that a link of a notification leads to, as a browser reads it; undefined when it would lead elsewhere. It is looked
 * at again once read, since `/a/..//host` passes as it is written (docs/rules.md#paths-of-notifications).
 */
export function ctaPath(path: unknown): string | undefined {
  if (!isSafeReturnPath(path) || !URL.canParse(path, ORIGIN)) return undefined;
  const { origin, pathname, search } = new URL(path, ORIGIN);
  const read = pathname + search;
  return origin === ORIGIN && isSafeReturnPath(read) ? read : undefined;
}

/** The same path seen from the base path, for a router there; undefined when it does not lie below. */
export function pathBelow(basePath: string, path: string): string | undefined {
  const base = basePath.replace(/\/$/, '');
  const rest = path.slice(base.length);
  // A second slash would be a host to a router without a base of its own.
  if (!path.startsWith(base) || !/^(?:\/(?!\/)|\?|$)/.test(rest)) return undefined;
  return rest.startsWith('/') ? rest : `/${rest}`;
}
