import { QueryClient } from '@tanstack/react-query';

/** One query client per session. No retries (shared areas s7); a failed call is shown and tried again by hand. */
export function createQueries(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, refetchOnWindowFocus: false, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
