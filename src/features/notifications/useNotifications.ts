import { useEffect, useEffectEvent } from 'react';
import { useChanges } from './changes.ts';
import { countUnread, isOfAccount, type Made, type Page } from './model.ts';
import { useNewest } from './useNewest.ts';
import { useOlder } from './useOlder.ts';
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
  /** Loads what is older than a page. */
  loadOlder(before: string): void;
  /** Forgets what was loaded of the older ones. */
  reset(): void;
}

/** What the person was told, of the account that they have chosen (docs/rules.md#notifications). */
export function useNotifications(account: string | undefined): Feed {
  const report = useReportOnce();
  const changes = useChanges();
  const query = useNewest(account);
  const older = useOlder(account);
  const loaded = [...(query.data ? [query.data] : []), ...older.pages];

  const dropped = loaded.flatMap((page) => page.dropped);
  const reportDropped = useEffectEvent(() => {
    for (const uuid of dropped) report('A notification has no id or no title', uuid);
  });
  useEffect(() => {
    if (dropped.length > 0) reportDropped();
  }, [dropped.length]);

  const shown = (page: Page): Page => ({
    ...page,
    items: page.items.filter((item) => isOfAccount(item, account)),
  });
  const items = loaded.flatMap((page) => page.items);
  return {
    unread: query.data && countUnread(query.data.unread, items, account, changes),
    newest: query.data && shown(query.data),
    older: older.pages.map(shown),
    changes,
    hasFailed: query.isError,
    updatedAt: query.dataUpdatedAt,
    isLoading: query.isFetching,
    isLoadingOlder: older.isLoading,
    hasOlderFailed: older.hasFailed,
    retry: () => void query.refetch(),
    loadOlder: older.load,
    reset: older.reset,
  };
}
