import { useCallback } from 'react';
import { useLocation } from 'react-router';
import { useLatest } from '#src/platform/useLatest.ts';

/**
 * The query of the address at the moment of asking. What goes on after a wait reads it here: a referrer may have been
 * replaced in the query meanwhile.
 */
export function useLatestSearch(): () => string {
  const latest = useLatest(useLocation().search);
  return useCallback(() => latest.current, [latest]);
}
