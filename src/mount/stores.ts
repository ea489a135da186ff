import { QueryClient } from '@tanstack/react-query';

const NEVER = Number.POSITIVE_INFINITY;

/**
 * One query client per session. No retries (shared areas s7); a failed call is shown and tried again by hand. What it
 * holds goes with the session: no timer of its own outlives a mount and keeps it all in memory.
 */
export function createQueries(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, refetchOnWindowFocus: false, networkMode: 'always', gcTime: NEVER },
      mutations: { retry: false, gcTime: NEVER, networkMode: 'always' },
    },
  });
}
