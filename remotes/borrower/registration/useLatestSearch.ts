import { useCallback, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * The query of the address at the moment of asking. What goes on after a wait reads it here: a referrer may have been
 * replaced in the query meanwhile.
 */
export function useLatestSearch(): () => string {
  const { search } = useLocation();
  const now = useRef(search);
  useLayoutEffect(() => {
    now.current = search;
  }, [search]);
  return useCallback(() => now.current, []);
}
