import { FAILURE } from '#src/embed/failure.ts';
import { MountError } from './options.ts';
import { detach } from './surface.ts';

/** What all mounts on a page agree on. Page-wide because each remote carries its own copy of this module. */
interface PageRegistry {
  claims: Set<string>;
  mounts: number;
  /** Ids of mounts that are gone; another release's registry has none. */
  freeIds?: string[];
  /** Hears when a claim is given back; another release's registry has none. */
  releases?: EventTarget;
  /** What mounts have put into their targets, which a copy is not among. */
  surfaces?: WeakSet<Element>;
}
const REGISTRY = Symbol.for('heloc.page');

const global = globalThis as { [REGISTRY]?: PageRegistry };

const registry = (): PageRegistry => (global[REGISTRY] ??= { claims: new Set(), mounts: 0 });

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
  return () => {
    claims.delete(what);
    registry().releases?.dispatchEvent(new CustomEvent(RELEASE));
  };
}

const RELEASE = 'release';

/** Calls back as soon as something is not claimed, at once where it is not now. Returns what ends the wait. */
export function whenFree(what: string, callback: () => void): () => void {
  const page = registry();
  page.releases ??= new EventTarget();
  const over = new AbortController();
  const look = () => {
    if (isClaimed(what)) return;
    over.abort();
    callback();
  };
  page.releases.addEventListener(RELEASE, look, { signal: over.signal });
  look();
  return () => over.abort();
}

const surfaces = () => (registry().surfaces ??= new WeakSet());

export const addSurface = (host: Element) => void surfaces().add(host);

/** Clears what a clone of a target has of a mount's: it does nothing. */
export function clearCopies(target: Element): void {
  for (const copy of target.querySelectorAll(':scope > [data-heloc-mount]'))
    if (!copy.shadowRoot && !surfaces().has(copy)) detach(copy);
  for (const box of target.querySelectorAll<HTMLElement>(`:scope>${FAILURE}`))
    if (!box.querySelector('button')?.onclick) detach(box);
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
