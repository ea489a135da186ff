import { MountError } from './options.ts';

/** What all mounts on a page agree on. Page-wide because each remote carries its own copy of this module. */
interface PageRegistry {
  claims: Set<string>;
  mounts: number;
  /** Ids of mounts that are gone; another release's registry has none. */
  freeIds?: string[];
}
const REGISTRY = Symbol.for('heloc.page');

function registry(): PageRegistry {
  const page = globalThis as { [REGISTRY]?: PageRegistry };
  page[REGISTRY] ??= { claims: new Set(), mounts: 0 };
  return page[REGISTRY];
}

/**
 * Takes an id that no other mount on the page has. One that is given back is taken again: styles in the light DOM are
 * cached by it, so that new ones for every mount would pile up.
 */
export function claimMountId(remote: string): { id: string; release: () => void } {
  const page = registry();
  page.freeIds ??= [];
  const { freeIds } = page;
  const prefix = `heloc-${remote}-`;
  const free = freeIds.find((id) => id.startsWith(prefix));
  if (free) freeIds.splice(freeIds.indexOf(free), 1);
  else page.mounts += 1;
  const id = free ?? `${prefix}${page.mounts}`;
  return { id, release: () => void freeIds.push(id) };
}

export const isClaimed = (what: string) => registry().claims.has(what);

/** Takes what one mount on a page can have. Returns the release. */
export function claim(what: string): () => void {
  const { claims } = registry();
  claims.add(what);
  return () => void claims.delete(what);
}

const folder = (path: string) => `${path}/`.replace('//', '/').toLowerCase();

export const isUnder = (basePath: string, pathname: string) => folder(pathname).startsWith(folder(basePath));

/**
 * Takes the browser's history for one base path. Refused where the page's address lies elsewhere, since no screen has
 * that address, and for a second mount. Returns the release.
 */
export function claimHistory(basePath: string, { pathname } = globalThis.location): () => void {
  if (!isUnder(basePath, pathname)) {
    throw new MountError(
      'option-invalid',
      `Option basePath is ${basePath}, but the page's address is ${pathname}: set it to the path of the page, or use history: 'memory'`,
    );
  }
  if (isClaimed(basePath)) {
    throw new MountError(
      'history-in-use',
      `Another mount already uses the browser history under ${basePath}; give one of them another basePath or history: 'memory'`,
    );
  }
  return claim(basePath);
}
