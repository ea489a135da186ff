import type * as topic from '#src/api/contract/notifications.ts';
import { invalid } from '../http/errors.ts';
import type { HandlersOf } from './types.ts';

export const notificationsHandlers = {
  getNotifications: ({ me, query, services }) => services.notifications.page(me.uuid, query),
  putNotificationStatus: async ({ me, params, query, services }) => ({
    unread: await services.notifications.readOne(me.uuid, params.notificationUuid, query.principal),
  }),
  async putNotificationsStatus({ me, query, body, services }) {
    const until = Date.parse(body.until);
    if (Number.isNaN(until)) throw invalid('until must be an ISO time');
    return { unread: await services.notifications.readUntil(me.uuid, until, query.principal) };
  },
} satisfies HandlersOf<typeof topic>;
