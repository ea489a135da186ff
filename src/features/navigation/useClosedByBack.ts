import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useRuntime } from '#src/platform/runtime.ts';

/**
 * Something over the page that Back closes, as people expect on a phone: while it is open there is a second history entry of
 * the same address. Without a history of the browser's there is nothing that Back could do.
 */
export function useClosedByBack(): {
  isOpen: boolean;
  open(): void;
  /** `then` is called once the second entry is gone: to leave before that would cancel going back. */
  close(then?: () => void): void;
} {
  const { history } = useRuntime();
  const { pathname, search, hash, state } = useLocation() as ReturnType<typeof useLocation> & {
    state: { over?: boolean } | null;
  };
  const navigate = useNavigate();
  const [wanted, setWanted] = useState(false);
  const after = useRef<() => void>(undefined);
  const isOver = state?.over === true;

  useEffect(() => {
    if (!isOver) return undefined;
    return () => {
      setWanted(false);
      after.current?.();
      after.current = undefined;
    };
  }, [isOver]);

  return {
    isOpen: wanted && (isOver || history !== 'browser'),
    open() {
      setWanted(true);
      if (history === 'browser') navigate({ pathname, search, hash }, { state: { ...state, over: true } });
    },
    close(then) {
      if (isOver) {
        after.current = then;
        navigate(-1);
      } else {
        setWanted(false);
        then?.();
      }
    },
  };
}
