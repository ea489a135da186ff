/**
 * The page's window for a router, with addresses that are always this page's. A `<base>` of another origin would turn
 * the router's relative ones into that origin's: the browser refuses them, and the router then leaves the page.
 */
export function pageWindow(view: Window): Window {
  const { history, location } = view;
  const own = (url?: string | URL | null) => url && new URL(url, location.href);
  return {
    location,
    history: {
      get state() {
        return history.state as unknown;
      },
      go: (delta?: number) => history.go(delta),
      pushState: (state: unknown, _: string, url?: string) => history.pushState(state, '', own(url)),
      replaceState: (state: unknown, _: string, url?: string) => history.replaceState(state, '', own(url)),
    },
    addEventListener: view.addEventListener.bind(view),
    removeEventListener: view.removeEventListener.bind(view),
  } as unknown as Window;
}
