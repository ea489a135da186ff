import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { notificationsQuery } from '#src/api/queries/notifications.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { type Page, readPage } from './model.ts';
import { EVERY_MS } from './pace.ts';

const NONE = { cursors: [] as readonly string[], isLoading: false, hasFailed: false };

/** What was loaded of the notifications before the newest, page by page. */
export function useOlder(account: string | undefined) {
  const { api } = useRuntime();
  const queries = useQueryClient();
  const [{ cursors, ...state }, setState] = useState(NONE);
  const queryOf = (before: string) => notificationsQuery(api, account, before);

  function load(before: string): void {
    setState({ cursors, isLoading: true, hasFailed: false });
    queries.fetchQuery({ ...queryOf(before), staleTime: EVERY_MS }).then(
      () => setState({ ...NONE, cursors: [...cursors, before] }),
      () => setState({ ...NONE, cursors, hasFailed: true }),
    );
  }
  // From the cache, where what the server has taken since is noted.
  const pages = cursors.flatMap((before): Page[] => {
    const answer = queries.getQueryData(queryOf(before).queryKey);
    return answer ? [readPage(answer)] : [];
  });
  return { ...state, pages, load, reset: () => setState(NONE) };
}
