import { defineCopy } from '#src/brand/copy.tsx';

export const copy = defineCopy('notifications', {
  heading: 'Notifications',
  headingUnread: 'Notifications, {count} unread',
  none: 'No Notifications',
  unread: 'Unread',
  markRead: 'Mark as read',
  markAll: 'Mark all as read',
  notSaved: 'We could not save that.',
  viewAll: 'View All',
  older: 'Show older',
  loadingOlder: 'Loading',
  olderFailed: 'We could not load older notifications.',
  loading: 'Loading your notifications',
  failed: 'We could not load your notifications.',
  again: 'Try again',
  asOf: 'This is from {time}. We could not load what came later.',
  arrived: { one: '{count} new notification', other: '{count} new notifications' },
});
