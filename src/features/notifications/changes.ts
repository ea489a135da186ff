import { type QueryClient, useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { Api } from '#src/api/client/createApi.ts';
import { putNotificationStatus, putNotificationsStatus } from '#src/api/contract/notifications.ts';
import { NOTIFICATIONS, ofAccount } from '#src/api/queries/notifications.ts';
import { useCopy } from '#src/brand/copy.tsx';
import { newUuid } from '#src/platform/newUuid.ts';
import { isCancelled } from '#src/platform/reporter.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { useAnnounce } from '#src/ui/primitives/announcer.ts';
import { copy } from './copy.ts';
import { afterChange, type Change, type Made } from './model.ts';

/** In local storage for other tabs, and an event on the window for other mounts: that something changed, and nothing of it. */
const CHANGED = 'heloc:notifications-changed';

export const READ = { mutationKey: ['notifications-read'] } as const;
const body = { status: 'READ' } as const;

function send(api: Api, account: string | undefined, change: Change) {
  const query = ofAccount(account);
  // The page may be left by the very link that makes it read.
  const keepalive = true;
  return 'uuid' in change
    ? api.call(putNotificationStatus, { params: { notificationUuid: change.uuid }, query, body, keepalive })
    : api.call(putNotificationsStatus, { query, body: { ...body, until: change.until }, keepalive });
}

/** What the person has read, which holds whatever an answer says that was on its way; a change that failed is none. */
export function useChanges(): readonly Made[] {
  const isRead = ({ state }: { state: { status: string } }) => state.status !== 'error';
  return useMutationState({
    filters: { ...READ, predicate: isRead },
    select: ({ state }) => ({ ...(state.variables as Change), isOpen: state.status === 'pending' }),
  });
}

/** Of the newest notifications: what is older is not asked for again. */
const isNewest = ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey.at(-1) === null;

interface Page {
  notifications: unknown[];
  unread: number;
}

/** Notes in every page what the server has taken, as of the time that the page is from. */
function keep(queries: QueryClient, change: Change, counted: number | undefined): void {
  for (const [key, page] of queries.getQueriesData<Page>({ queryKey: NOTIFICATIONS })) {
    if (!page) continue;
    const notifications = page.notifications.map((value) => afterChange(value, change));
    const taken = notifications.filter((value, index) => value !== page.notifications[index]).length;
    const updatedAt = queries.getQueryState(key)?.dataUpdatedAt;
    queries.setQueryData<Page>(
      key,
      { ...page, notifications, unread: counted ?? Math.max(0, page.unread - taken) },
      updatedAt === undefined ? {} : { updatedAt },
    );
  }
}

/** Sends what was read, which is seen at once (docs/rules.md#reading-a-notification). */
export function useMarkRead(account: string | undefined) {
  const t = useCopy(copy);
  const announce = useAnnounce();
  const queries = useQueryClient();
  const { api, storage, mountId } = useRuntime();
  return useMutation({
    ...READ,
    networkMode: 'always',
    // It goes with the session, as what queries hold does.
    gcTime: Number.POSITIVE_INFINITY,
    mutationFn: (change: Change) => send(api, account, change),
    onMutate: () => queries.cancelQueries({ queryKey: NOTIFICATIONS, predicate: isNewest }),
    onSuccess({ unread }, change) {
      // Another change that is open is not in the server's count yet.
      const isOnly = queries.isMutating(READ) === 1;
      keep(queries, change, isOnly ? unread : undefined);
      storage.local.set(CHANGED, newUuid());
      window.dispatchEvent(new CustomEvent(CHANGED, { detail: mountId }));
    },
    onError(error) {
      if (!isCancelled(error)) announce(t('notSaved'));
    },
  });
}

/** Calls back when another tab, or another mount of the page, has changed something. */
export function useChangesElsewhere(onChange: () => void): void {
  const { mountId } = useRuntime();
  const notify = useEffectEvent(onChange);
  useEffect(() => {
    const byTab = ({ key }: StorageEvent) => key === CHANGED && notify();
    const byMount = (event: Event) => (event as CustomEvent).detail !== mountId && notify();
    window.addEventListener('storage', byTab);
    window.addEventListener(CHANGED, byMount);
    return () => {
      window.removeEventListener('storage', byTab);
      window.removeEventListener(CHANGED, byMount);
    };
  }, [mountId]);
}
