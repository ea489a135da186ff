import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useRuntime } from '#src/platform/runtime.ts';

export interface PageAddress {
  /** As it is when asked. */
  pathname(): string;
  search(): string;
  /** Takes a parameter out of the address, without a step in the history. */
  drop(parameter: string): void;
}

/** The address of the page around the chat: the host's own, or with memory history the one the mount was given. */
export function usePageAddress(): PageAddress {
  const { history, root } = useRuntime();
  const own = useLocation();
  const navigate = useNavigate();
  return useMemo(() => {
    const view = root.ownerDocument.defaultView ?? window;
    const now = () => (history === 'browser' ? view.location : own);
    return {
      pathname: () => now().pathname,
      search: () => now().search,
      drop(parameter) {
        const params = new URLSearchParams(now().search);
        params.delete(parameter);
        const search = params.size > 0 ? `?${params}` : '';
        if (history === 'memory') {
          navigate({ search }, { replace: true });
          return;
        }
        const { pathname, hash } = view.location;
        view.history.replaceState(view.history.state, '', `${pathname}${search}${hash}`);
        // Otherwise the page's own router keeps the old address and would restore it.
        view.dispatchEvent(new PopStateEvent('popstate', { state: view.history.state }));
      },
    };
  }, [history, root, own, navigate]);
}
