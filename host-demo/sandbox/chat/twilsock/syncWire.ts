import type { ObjectChange, SyncKind, SyncObject } from './syncObjects.ts';
import type { Change } from './versions.ts';

const PATHS: Readonly<Record<SyncKind, string>> = { document: 'Documents', list: 'Lists', map: 'Maps' };
/** Of a kind whose objects are live, the type of a notification. */
const TYPES: Readonly<Record<SyncKind, string>> = {
  document: 'com.twilio.rtd.cds.document',
  list: 'com.twilio.rtd.cds.list',
  map: 'com.twilio.rtd.cds.map',
};
/** Of what is told again, and of subscriptions. */
const ORDERED = 'twilio.sync.event';

/** The client sends what it was given here back through its socket; no host of this name is ever asked. */
const BASE = 'https://sync.sandbox';

const urlOf = ({ kind, sid }: SyncObject) => `${BASE}/v3/${PATHS[kind]}/${encodeURIComponent(sid)}`;
const itemUrl = (object: SyncObject, { key }: Change) => `${urlOf(object)}/Items/${encodeURIComponent(key)}`;

export interface Notification {
  messageType: string;
  payload: object;
}

/** An object as it is asked for: a document with its data, others with a link to their items. */
export function objectBody(object: SyncObject, at: string): object {
  const [only] = object.all();
  return {
    sid: object.sid,
    unique_name: object.sid,
    url: urlOf(object),
    revision: String(object.lastEventId()),
    last_event_id: object.lastEventId(),
    date_created: at,
    date_updated: at,
    date_expires: null,
    ...(object.kind === 'document'
      ? { data: only?.data ?? {} }
      : { links: { items: `${urlOf(object)}/Items` } }),
  };
}

export function itemBody(object: SyncObject, change: Change, at: string): object {
  return {
    ...(object.kind === 'list' ? { index: Number(change.key) } : { key: change.key }),
    url: itemUrl(object, change),
    revision: String(change.eventId),
    last_event_id: change.eventId,
    data: change.data,
    date_created: at,
    date_updated: at,
    date_expires: null,
  };
}

function eventOf({ object, change }: ObjectChange, at: string): { type: string; event: object } {
  const { kind, sid } = object;
  const { eventId, key, data, isNew } = change;
  const common = { id: eventId, date_created: at, date_expires: null, [`${kind}_sid`]: sid };
  if (kind === 'document')
    return {
      type: 'document_updated',
      event: { ...common, document_revision: String(eventId), document_data: data },
    };
  const happened = data === null ? 'removed' : isNew ? 'added' : 'updated';
  return {
    type: `${kind}_item_${happened}`,
    event: {
      ...common,
      [kind === 'list' ? 'item_index' : 'item_key']: kind === 'list' ? Number(key) : key,
      item_url: itemUrl(object, change),
      item_revision: String(eventId),
      item_data: data ?? {},
    },
  };
}

/** A change that happens now. */
export function liveNotification(change: ObjectChange, at: string): Notification {
  const { type, event } = eventOf(change, at);
  return { messageType: TYPES[change.object.kind], payload: { event_type: type, event } };
}

/** A change that happened before somebody came back; it belongs to the subscription that asked. */
export function replayed(change: ObjectChange, correlationId: number, at: string): Notification {
  const { type, event } = eventOf(change, at);
  return {
    messageType: ORDERED,
    payload: { event_type: type, correlation_id: correlationId, events: [event] },
  };
}

export function established(object: SyncObject, correlationId: number): Notification {
  return {
    messageType: ORDERED,
    payload: {
      event_type: 'subscription_established',
      correlation_id: correlationId,
      events: [{ object_sid: object.sid, replay_status: 'completed', last_event_id: object.lastEventId() }],
    },
  };
}

export function failed(sid: string, correlationId: number): Notification {
  return {
    messageType: ORDERED,
    payload: {
      event_type: 'subscription_failed',
      correlation_id: correlationId,
      events: [{ object_sid: sid, error: { status: 404, code: 54000, message: 'There is no such object' } }],
    },
  };
}

export function canceled(sid: string, correlationId: number): Notification {
  return {
    messageType: ORDERED,
    payload: {
      event_type: 'subscription_canceled',
      correlation_id: correlationId,
      events: [{ object_sid: sid }],
    },
  };
}

export interface ItemsAsked {
  from?: string | undefined;
  key?: string | undefined;
  size: number;
  isDescending: boolean;
}

/** A page of items, from a key on and with it; a key that is not there gives what comes after it. */
export function itemsPage(
  object: SyncObject,
  { from, key, size, isDescending }: ItemsAsked,
  at: string,
): object {
  const compare = (left: string, right: string) =>
    object.kind === 'list' ? Number(left) - Number(right) : left < right ? -1 : Number(left > right);
  const direction = isDescending ? -1 : 1;
  const ordered = object
    .all()
    .filter((change) => key === undefined || change.key === key)
    .sort((left, right) => direction * compare(left.key, right.key));
  const start =
    from === undefined ? 0 : ordered.filter((change) => direction * compare(change.key, from) < 0).length;
  const page = ordered.slice(start, start + size);
  return {
    items: page.map((change) => itemBody(object, change, at)),
    meta: {
      previous_token: start > 0 ? 'previous' : null,
      next_token: start + size < ordered.length ? 'next' : null,
    },
  };
}
