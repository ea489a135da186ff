import { array, type InferType, mixed, number, string } from 'yup';
import { endpoint } from './endpoint.ts';
import { amount, list, maybeText, object, requiredText, text } from './schemas.ts';

const NOTIFICATIONS = '/service-notifications/secure/api/v1/notifications' as const;

/** What a notification is meant to be; one that is not is dropped, and the others are shown. */
export const notificationSchema = () =>
  object({
    uuid: requiredText(),
    title: requiredText(),
    description: text(),
    /** ISO time */
    created: requiredText(),
    /** UNREAD, or anything else once it was read. */
    status: requiredText(),
    /** What can be done about it, each a path of the brand's own site. */
    ctas: list(object({ title: text(), redirectPath: text() })),
    /** Of the account that it is about; null: it is for all of the person's. */
    walletAddress: maybeText(),
  });
export type SentNotification = InferType<ReturnType<typeof notificationSchema>>;

/** Any value: a single item that does not fit must not fail the list. */
const anyItem = () => mixed().nullable().meta({ meant: notificationSchema() });

const unread = () => amount().min(0);

/** The account that the person has chosen: what is of another one is neither sent, counted nor read. */
const ofAccount = { principal: string() };

export const getNotifications = endpoint({
  method: 'GET',
  path: NOTIFICATIONS,
  background: true,
  summary:
    'What the person was told, newest first; `unread` counts all of it, `next` is the `before` of what is older, or null. With `principal`: what is of that account, or of none.',
  source: 'docs/rules.md#notifications',
  unauthorized: 'reject',
  query: () => object({ ...ofAccount, limit: number().integer().min(1).max(100), before: string() }),
  response: () =>
    object({
      notifications: array(anyItem()).required(),
      unread: unread(),
      next: maybeText(),
    }).required(),
});

const read = () => string().oneOf(['READ']).required();
const answer = () => object({ unread: unread() }).required();

export const putNotificationStatus = endpoint({
  method: 'PUT',
  path: `${NOTIFICATIONS}/{notificationUuid}/status`,
  idempotencyKey: false,
  summary: 'The person has read one; twice is once.',
  source: 'docs/rules.md#reading-a-notification',
  unauthorized: 'reject',
  query: () => object(ofAccount),
  body: () => object({ status: read() }),
  response: answer,
});

export const putNotificationsStatus = endpoint({
  method: 'PUT',
  path: `${NOTIFICATIONS}/status`,
  idempotencyKey: false,
  summary:
    'The person has read all that were created until a time, the newest that was shown: what has come since stays unread.',
  source: 'docs/rules.md#reading-a-notification',
  unauthorized: 'reject',
  query: () => object(ofAccount),
  body: () => object({ status: read(), until: requiredText() }),
  response: answer,
});
