import { useEffect, useRef, useState } from 'react';
import { useRuntime } from '#src/platform/runtime.ts';

/**
 * Something over the page that Back closes, as people expect on a phone: while it is open there is a second history entry,
 * of the same address and with the same state, so that to routers it is the same page. Where the browser's history is not
 * ours there is nothing that Back could do.
 */
export function useClosedByBack(): {
  isOpen: boolean;
  open(): void;
  /** `then` is called once the second entry is gone: to leave before that would cancel going back. */
  close(then?: () => void): void;
} {
  const hasHistory = useRuntime().history === 'browser';
  const [isOpen, setOpen] = useState(false);
  const after = useRef<() => void>(undefined);

  useEffect(() => {
    if (!isOpen || !hasHistory) return undefined;
    const wentBack = () => {
      setOpen(false);
      after.current?.();
      after.current = undefined;
    };
    window.addEventListener('popstate', wentBack, { once: true });
    return () => window.removeEventListener('popstate', wentBack);
  }, [isOpen, hasHistory]);

  return {
    isOpen,
    open() {
      if (hasHistory) window.history.pushState(window.history.state, '');
      setOpen(true);
    },
    close(then) {
      after.current = then;
      if (hasHistory) window.history.back();
      else {
        setOpen(false);
        then?.();
      }
    },
  };
}
