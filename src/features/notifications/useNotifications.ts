import { useQueries } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { notificationsQuery } from '#src/api/queries/notifications.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { useChanges } from './changes.ts';
import { countUnread, isOfAccount, type Made, type Notification, type Page, readPage } from './model.ts';
import { EVERY_MS } from './pace.ts';
import { useNewest } from './useNewest.ts';
import { useReportOnce } from './useReportOnce.ts';

export interface Feed {
  /** Undefined while nothing is known of them. */
  readonly unread: number | undefined;
  /** Those that are shown of the newest, and where older ones begin; undefined until there is an answer. */
  readonly newest: Page | undefined;
  /** What was loaded of the older ones, page by page. */
  readonly older: readonly Page[];
  readonly changes: readonly Made[];
  readonly hasFailed: boolean;
  /** When the answer came that is shown. */
  readonly updatedAt: number;
  readonly isLoading: boolean;
  readonly isLoadingOlder: boolean;
  readonly hasOlderFailed: boolean;
  retry(): void;
  /** Loads what is older than a page, or tries it again. */
  loadOlder(before: string): void;
  /** Forgets what was loaded of the older ones. */
  reset(): void;
}

const NONE: readonly string[] = [];

/** What the person was told, of the account that they have chosen (docs/rules.md#notifications). */
export function useNotifications(account: string | undefined): Feed {
  const { api } = useRuntime();
  const report = useReportOnce();
  const changes = useChanges();
  const query = useNewest(account);
  const [cursors, setCursors] = useState(NONE);
  const pages = useQueries({
    queries: cursors.map((before) => ({
      ...notificationsQuery(api, account, before),
      staleTime: EVERY_MS,
      select: readPage,
    })),
  });
  const answers = [query.data, ...pages.map(({ data }) => data)].filter((page) => page !== undefined);

  const reportDropped = useEffectEvent(() => {
    for (const uuid of answers.flatMap(({ dropped }) => dropped))
      report('A notification has no id or no title', uuid);
  });
  const dropped = answers.reduce((count, page) => count + page.dropped.length, 0);
  useEffect(() => {
    if (dropped > 0) reportDropped();
  }, [dropped]);

  const shown = (page: Page): Page => ({
    ...page,
    items: page.items.filter((item: Notification) => isOfAccount(item, account)),
  });
  const last = pages.at(-1);
  return {
    unread:
      query.data &&
      countUnread(
        query.data.unread,
        answers.flatMap(({ items }) => items),
        account,
        changes,
      ),
    newest: query.data && shown(query.data),
    older: pages.flatMap(({ data }) => (data ? [shown(data)] : [])),
    changes,
    hasFailed: query.isError,
    updatedAt: query.dataUpdatedAt,
    isLoading: query.isFetching,
    isLoadingOlder: last?.isFetching ?? false,
    hasOlderFailed: last?.isError ?? false,
    retry: () => void query.refetch(),
    loadOlder(before) {
      if (cursors.includes(before)) void last?.refetch();
      else setCursors([...cursors, before]);
    },
    reset: () => setCursors(NONE),
  };
}
