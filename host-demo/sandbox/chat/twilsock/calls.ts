import { HttpError } from '../../http/errors.ts';
import type { Conversations } from '../conversations.ts';
import type { ChatFaultPoint } from '../faults.ts';
import type { ChatFile } from '../records.ts';
import { customerIdOf } from '../tokens.ts';
import { infosOf, namesOf, type SyncObjects } from './syncObjects.ts';
import { itemsPage, objectBody } from './syncWire.ts';

/** Where a call of the client is led, through its socket; only the path is looked at. */
const API = 'https://api.sandbox/Client/v2';
const MAX_BODY_BYTES = 32 * 1024;
const MAX_ATTRIBUTES_BYTES = 4 * 1024;
const MAX_FILE_MEGABYTES = 16;
const TYPING_SECONDS = 5;
/** Of subscriptions: when the client asks again where nothing was told. */
const DELIVERY_MS = 2000;
const MAX_SUBSCRIPTIONS = 100;

export interface Subscribing {
  action: 'establish' | 'cancel';
  correlationId: number;
  requests: readonly { object_sid: string; last_event_id?: number }[];
}

/** Who calls, and with what. */
export interface CallContext {
  conversationId: string;
  conversations: Conversations;
  objects: SyncObjects;
  /** Whether a message with a client id that is known is the same message. */
  mergesRepeats: boolean;
  mediaUrl: string;
  /** ISO time */
  at(): string;
  params: Readonly<Record<string, string>>;
  body: Readonly<Record<string, unknown>>;
  /** What of the path is no constant. */
  parts: readonly string[];
  subscribe(asked: Subscribing): void;
}

export interface Answered {
  code: number;
  body: unknown;
}

interface Call {
  method: 'GET' | 'POST';
  path: RegExp;
  /** Where faults are asked for. */
  point?: ChatFaultPoint;
  handle(context: CallContext): Promise<Answered> | Answered;
}

const ok = (body: unknown): Answered => ({ code: 200, body });
const refused = (code: number, message: string): Answered => ({ code, body: { status: code, message } });
const text = (value: unknown) => (typeof value === 'string' ? value : undefined);

function configuration({ conversationId, mediaUrl }: CallContext): Answered {
  const identity = customerIdOf(conversationId);
  return ok({
    identity,
    links: {
      my_conversations: `${API}/MyConversations`,
      conversations: `${API}/Conversations`,
      users: `${API}/Users`,
      current_user: `${API}/Users/${identity}`,
      typing: `${API}/Typing`,
      media_service: mediaUrl,
      media_set_service: `${mediaUrl}Set`,
      messages_receipts: `${API}/Receipts`,
    },
    options: {
      media_attachments_count_limit: 1,
      media_attachment_size_limit_in_mb: MAX_FILE_MEGABYTES,
      media_attachments_total_size_limit_in_mb: MAX_FILE_MEGABYTES,
      email_histories_allowed_mime_types: [],
      email_bodies_allowed_mime_types: [],
      reachability_enabled: false,
    },
    sync_objects: {
      my_user_info: infosOf(identity),
      my_conversations: namesOf(conversationId).mine,
    },
  });
}

function conversationBody({ conversationId, conversations }: CallContext): object {
  const names = namesOf(conversationId);
  const conversation = conversations.find(conversationId);
  const read = conversation?.readUpTo.customer ?? 0;
  const count = conversations.messages(conversationId).length;
  return {
    conversation_sid: conversationId,
    status: 'joined',
    friendly_name: conversation?.friendlyName,
    attributes: {},
    last_read_message_index: read > 0 ? read - 1 : null,
    unread_messages_count: count - read,
    messages_count: count,
    participants_count: conversation?.agent ? 2 : 1,
    notification_level: 'default',
    sync_objects: {
      conversation: names.conversation,
      messages: names.messages,
      participants: names.participants,
    },
  };
}

/** Files that were uploaded before, by their ids. */
async function filesOf({ conversations, conversationId, body }: CallContext): Promise<ChatFile[]> {
  const ids = Array.isArray(body.media_sids) ? body.media_sids.map(String) : [];
  const found = await Promise.all(
    ids.map(async (id) => {
      const file = await conversations.readFile(conversationId, id);
      return file ? [{ id, name: file.name, type: file.type, size: file.bytes.byteLength }] : [];
    }),
  );
  return found.flat();
}

function clientIdOf(attributes: string): string | null {
  try {
    return text(JSON.parse(attributes)?.clientId) ?? null;
  } catch {
    return null;
  }
}

async function send(context: CallContext): Promise<Answered> {
  const { conversations, conversationId, body, mergesRepeats } = context;
  const attributes = text(body.attributes) ?? '{}';
  if (Buffer.byteLength(text(body.body) ?? '') > MAX_BODY_BYTES) return refused(400, 'The body is too long');
  if (Buffer.byteLength(attributes) > MAX_ATTRIBUTES_BYTES)
    return refused(400, 'The attributes are too long');
  const { message } = await conversations.post(conversationId, {
    from: 'customer',
    clientId: clientIdOf(attributes),
    text: text(body.body) ?? '',
    files: await filesOf(context),
    dedupe: mergesRepeats,
  });
  return { code: 201, body: { sid: message.id, index: message.seq - 1 } };
}

function items({ objects, parts: [, sid = ''], params, at }: CallContext): Answered {
  const object = objects.find(sid);
  if (!object) return refused(404, 'There is no such object');
  const { From: from, Index, Key: key = Index, PageSize, Order } = params;
  return ok(
    itemsPage(object, { from, key, size: Number(PageSize ?? 50), isDescending: Order === 'desc' }, at()),
  );
}

const CALLS: readonly Call[] = [
  { method: 'GET', path: /^\/Client\/v2\/Configuration$/, handle: configuration },
  {
    method: 'GET',
    path: /^\/Client\/v2\/MyConversations$/,
    handle: (context) => ok({ conversations: [conversationBody(context)], meta: { next_token: null } }),
  },
  {
    method: 'GET',
    path: /^\/Client\/v2\/(?:MyConversations|Conversations)\/([^/]+)$/,
    handle: (context) =>
      context.parts[0] === context.conversationId
        ? ok(conversationBody(context))
        : refused(404, 'There is no such conversation'),
  },
  {
    method: 'POST',
    path: /^\/Client\/v2\/MyConversations\/([^/]+)$/,
    async handle(context) {
      const { conversations, conversationId, body } = context;
      const index = body.last_read_message_index;
      if (typeof index === 'number') await conversations.read(conversationId, 'customer', index + 1);
      return ok(conversationBody(context));
    },
  },
  {
    method: 'POST',
    path: /^\/Client\/v2\/Conversations\/([^/]+)\/Messages$/,
    point: 'send',
    handle: send,
  },
  {
    method: 'GET',
    path: /^\/Client\/v2\/Users\/([^/]+)$/,
    handle: ({ parts: [identity = ''] }) =>
      ok({ identity, sync_objects: { user_info_map: infosOf(identity) } }),
  },
  {
    method: 'POST',
    path: /^\/Client\/v2\/Typing$/,
    handle({ conversations, conversationId }) {
      conversations.typing(conversationId, 'customer', true);
      return ok({ typing_timeout: TYPING_SECONDS });
    },
  },
  {
    method: 'GET',
    path: /^\/v3\/(Documents|Lists|Maps)\/([^/]+)$/,
    handle({ objects, parts: [, sid = ''], at }) {
      const object = objects.find(sid);
      return object ? ok(objectBody(object, at())) : refused(404, 'There is no such object');
    },
  },
  { method: 'GET', path: /^\/v3\/(Lists|Maps)\/([^/]+)\/Items$/, point: 'page', handle: items },
  {
    method: 'POST',
    path: /^\/v4\/Subscriptions$/,
    handle({ body, subscribe }) {
      const { action, correlation_id: correlationId, requests } = body as Record<string, unknown>;
      subscribe({
        action: action === 'cancel' ? 'cancel' : 'establish',
        correlationId: Number(correlationId),
        requests: (Array.isArray(requests) ? requests : []) as Subscribing['requests'],
      });
      return ok({ max_batch_size: MAX_SUBSCRIPTIONS, estimated_delivery_in_ms: DELIVERY_MS });
    },
  },
];

interface Asked {
  method: string;
  path: string;
  params?: Readonly<Record<string, string>> | undefined;
}

const decoded = (value: string) => decodeURIComponent(value.replaceAll('+', ' '));

function bodyOf(payload: string): Record<string, unknown> {
  try {
    const body: unknown = JSON.parse(payload);
    return typeof body === 'object' && body !== null ? { ...body } : {};
  } catch {
    return {};
  }
}

type Given = Omit<CallContext, 'params' | 'body' | 'parts'>;

/** @returns what answers a call, and where it can go wrong */
export function findCall(
  { method, path, params = {} }: Asked,
  payload: string,
): { point: ChatFaultPoint | undefined; act(given: Given): Promise<Answered> } | undefined {
  for (const call of CALLS) {
    const [match, ...parts] = call.method === method ? (call.path.exec(path) ?? []) : [];
    if (match === undefined) continue;
    return {
      point: call.point,
      async act(given) {
        try {
          return await call.handle({
            ...given,
            params: Object.fromEntries(Object.entries(params).map(([name, value]) => [name, decoded(value)])),
            body: bodyOf(payload),
            parts: parts.map(decoded),
          });
        } catch (error) {
          if (error instanceof HttpError) return refused(error.status, error.message);
          throw error;
        }
      },
    };
  }
  return undefined;
}
