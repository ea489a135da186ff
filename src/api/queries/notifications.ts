import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../client/createApi.ts';
import { getNotifications } from '../contract/notifications.ts';

/** What one request brings. */
const LIMIT = 20;

/** Of every page, of every account. */
export const NOTIFICATIONS = ['notifications'] as const;

/** What is said of the chosen account, if there is one. */
export const ofAccount = (account: string | undefined) =>
  account === undefined ? {} : { principal: account };

/**
 * What the person was told: the newest, or what is older than a page, by its `next`. The account is part of the key: what was
 * shown for another one is not shown for this one, not even for a moment.
 */
export const notificationsQuery = (api: Api, account: string | undefined, before: string | null = null) =>
  queryOptions({
    queryKey: [...NOTIFICATIONS, account ?? null, before],
    queryFn: ({ signal }) =>
      api.call(getNotifications, {
        query: { ...ofAccount(account), limit: LIMIT, ...(before === null ? {} : { before }) },
        signal,
      }),
  });
