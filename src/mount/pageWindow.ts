import { isUnder } from './page.ts';

/** What a router's state is called in the state of an entry, beside what the host keeps there. */
const KEY = 'heloc';

const record = (state: unknown) =>
  state && typeof state === 'object' ? (state as Record<string, unknown>) : {};

/**
 * The page's window for a router, in a page whose history belongs to the host:
 * - An entry keeps what the host's own router keeps in it, so that this goes on working after Back and Forward.
 * - Addresses are always this page's. A `<base>` of another origin would turn the router's relative ones into that
 *   origin's: the browser refuses them, and the router then leaves the page.
 * - A change that the host makes to the address reaches the router, as long as it stays under `basePath`; beyond, the page
 *   is the host's to change.
 */
export function pageWindow(view: Window, basePath: string): Window {
  const { history, location } = view;
  let known = location.href;
  let listener: (() => void) | undefined;

  const notify = () => {
    known = location.href;
    if (isUnder(basePath, location.pathname)) listener?.();
  };
  // After a timeout: only then has a click changed the address. One check covers several changes.
  const look = () =>
    view.setTimeout(() => {
      if (location.href !== known) notify();
    });
  // Browsers without it: hosts' own links at least.
  const [source, type] =
    'navigation' in view
      ? ([view.navigation as EventTarget, 'currententrychange'] as const)
      : ([view, 'click'] as const);

  const write = (how: 'pushState' | 'replaceState') => (state: unknown, _: string, url?: string) => {
    const before = new URL(location.href);
    const after = url === undefined ? before : new URL(url, before);
    history[how]({ ...moved(record(history.state), before, after), [KEY]: state }, '', after);
    known = location.href;
  };
  return {
    location,
    history: {
      get state() {
        return record(history.state)[KEY];
      },
      go: (delta?: number) => history.go(delta),
      pushState: write('pushState'),
      replaceState: write('replaceState'),
    },
    addEventListener(_: 'popstate', onPop: () => void) {
      listener = onPop;
      view.addEventListener('popstate', notify);
      source.addEventListener(type, look);
    },
    removeEventListener() {
      listener = undefined;
      view.removeEventListener('popstate', notify);
      source.removeEventListener(type, look);
    },
  } as unknown as Window;
}

const pathOf = ({ pathname, search, hash }: URL) => pathname + search + hash;

/** Vue Router keeps the address below its own base in `current`, and writes it back whenever it leaves the entry. */
function moved(state: Record<string, unknown>, before: URL, after: URL): Record<string, unknown> {
  const { current } = state;
  const from = pathOf(before);
  if (typeof current !== 'string' || !from.endsWith(current)) return state;
  return { ...state, current: pathOf(after).slice(from.length - current.length) };
}
