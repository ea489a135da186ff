import { QueryClient } from '@tanstack/react-query';
import { toJson } from '#src/domain/text/json.ts';

const NEVER = Number.POSITIVE_INFINITY;

/**
 * One query client per session. A failed call is shown and tried again by hand (docs/rules.md#retries). What it holds goes
 * with the session: a timer of its own would outlive the mount and keep it in memory.
 */
export function createQueries(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        networkMode: 'always',
        gcTime: NEVER,
        queryKeyHashFn: toJson,
      },
    },
  });
}
