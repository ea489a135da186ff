import { type Context, Hono } from 'hono';
import { errorResponse } from '../../http/contractRoutes.ts';
import { HttpError } from '../../http/errors.ts';
import { fileResponse } from '../../http/fileResponse.ts';
import { cutConnection, NetworkFault } from '../../http/network.ts';
import type { Chat } from '../chat.ts';
import type { ChatFile, Conversation } from '../records.ts';
import { STREAM_API_KEY } from './connections.ts';
import { Refusal } from './refusals.ts';
import {
  agentMember,
  CHANNEL_TYPE,
  cidOf,
  customerUser,
  fileAddress,
  iso,
  MAX_TEXT,
  messageIdOf,
  wireChannel,
  wireMember,
  wireMessage,
  wireReads,
} from './wire.ts';

/** Of one file, in bytes. */
const MAX_FILE = 100 * 1024 * 1024;
const MAX_PAGE = 300;

interface Query {
  watch?: boolean;
  messages?: { limit?: number; id_lt?: string };
}
interface Message {
  id?: unknown;
  text?: unknown;
  attachments?: { asset_url?: string; image_url?: string }[];
}

const originOf = (c: Context) => new URL(c.req.url).origin;
const body = async <T>(c: Context): Promise<T> => {
  try {
    return (await c.req.json()) as T;
  } catch {
    throw new Refusal('invalid');
  }
};

/** How the store says that a conversation is over, as the provider does. */
const OVER: Readonly<Record<string, 'frozen' | 'notMember'>> = { frozen: 'frozen', closed: 'notMember' };

function refusalOf(error: unknown): unknown {
  if (!(error instanceof HttpError)) return error;
  const over = OVER[error.body.errors?.[0] ?? ''];
  return over ? new Refusal(over) : new Refusal(error.status === 404 ? 'unknown' : 'failed', error.status);
}

/**
 * The HTTP part of the stream provider's API that a person's client needs, written from what the public client asks and reads.
 * Answers that were seen of it are in docs/chat.md.
 */
export function streamRoutes({ conversations, lines, tokens, streams }: Chat, now: () => number): Hono {
  const app = new Hono();
  app.onError((caught, c) => {
    if (caught instanceof NetworkFault) return cutConnection(c);
    const error = refusalOf(caught);
    if (!(error instanceof Refusal)) return errorResponse(error, c);
    return c.json(error.body, error.body.StatusCode as 400);
  });

  /** @returns the conversation of the token, which has to be the one that is asked for */
  function entered(c: Context): Conversation {
    const checked = tokens.check(c.req.header('authorization'));
    if (checked.kind === 'bad' || c.req.query('api_key') !== STREAM_API_KEY) throw new Refusal('badToken');
    if (checked.kind === 'expired') throw new Refusal('expired');
    if (c.req.query('user_id') !== checked.userId) throw new Refusal('otherUser');
    const conversation = conversations.find(checked.conversationId);
    if (!conversation) throw new Refusal('unknown');
    const { type, id } = c.req.param() as { type?: string; id?: string };
    if ((type !== undefined && type !== CHANNEL_TYPE) || (id !== undefined && id !== conversation.id))
      throw new Refusal('notMember');
    return conversation;
  }
  function readable(c: Context): Conversation {
    const conversation = entered(c);
    if (conversation.state === 'closed') throw new Refusal('notMember');
    return conversation;
  }

  function state(conversation: Conversation, { messages: asked = {} }: Query, origin: string) {
    const { id } = conversation;
    const all = conversations.messages(id);
    const { limit = 25, id_lt: before } = asked;
    const index = before === undefined ? all.length : all.findIndex((one) => messageIdOf(one) === before);
    if (index < 0) throw new Refusal('unknown');
    const at = iso(conversation.createdAt);
    const customer = wireMember(customerUser(conversation), at);
    const members = conversation.agent ? [customer, agentMember(conversation.agent.name, at)] : [customer];
    const page = conversations.page(id, { before: index + 1, limit: Math.min(limit, MAX_PAGE) });
    return {
      channel: wireChannel(conversation),
      messages: page.messages.map((one) => wireMessage(conversation, all, one, origin)),
      members,
      membership: customer,
      read: wireReads(conversation, all),
      watchers: [],
      watcher_count: 1,
      pinned_messages: [],
      pending_messages: [],
      duration: '0.00ms',
    };
  }
  function watched(c: Context, conversation: Conversation, query: Query) {
    // Watched before it is read: nothing can come in between and be missed.
    if (query.watch && !streams.watch(c.req.query('connection_id'), conversation.id, originOf(c)))
      throw new Refusal('noConnection');
    return state(conversation, query, originOf(c));
  }

  app.post('/channels/:type/:id/query', async (c) => {
    const conversation = readable(c);
    const query = await body<Query>(c);
    return c.json(await lines.call(conversation.id, 'page', () => watched(c, conversation, query)));
  });

  /** What a client asks by itself when its connection is there again. */
  app.post('/channels', async (c) => {
    const conversation = entered(c);
    const { filter_conditions, ...query } = await body<
      Query & { filter_conditions?: { cid?: { $in?: string[] } } }
    >(c);
    const isAsked =
      filter_conditions?.cid?.$in?.includes(cidOf(conversation)) && conversation.state !== 'closed';
    return c.json(
      await lines.call(conversation.id, 'page', () => ({
        channels: isAsked ? [watched(c, conversation, query)] : [],
        duration: '0.00ms',
      })),
    );
  });

  /** Files are named by the addresses that their uploads were answered with. */
  async function filesOf(
    c: Context,
    { id }: Conversation,
    { attachments = [] }: Message,
  ): Promise<ChatFile[]> {
    return Promise.all(
      attachments.map(async ({ asset_url, image_url }) => {
        const address = asset_url ?? image_url ?? '';
        const fileId = address.split('/').at(-1) ?? '';
        const file = await conversations.readFile(id, fileId);
        if (!file || address !== fileAddress(originOf(c), id, fileId)) throw new Refusal('invalid');
        return { id: fileId, name: file.name, type: file.type, size: file.bytes.byteLength };
      }),
    );
  }

  app.post('/channels/:type/:id/message', async (c) => {
    const conversation = readable(c);
    const { message } = await body<{ message?: Message }>(c);
    const { id, text = '' } = message ?? {};
    if (!message || typeof id !== 'string' || !/^[\w-]{1,255}$/.test(id) || typeof text !== 'string')
      throw new Refusal('invalid');
    if (text.length > MAX_TEXT) throw new Refusal('tooLong');
    const files = await filesOf(c, conversation, message);
    if (text.trim() === '' && files.length === 0) throw new Refusal('invalid');
    return c.json(
      await lines.call(conversation.id, 'send', async () => {
        const { message: kept, isRepeat } = await conversations.post(conversation.id, {
          from: 'customer',
          author: conversation.friendlyName,
          clientId: id,
          text,
          files,
          dedupe: true,
        });
        if (isRepeat) throw new Refusal('repeated');
        const all = conversations.messages(conversation.id);
        return { message: wireMessage(conversation, all, kept, originOf(c)), duration: '0.00ms' };
      }),
      201,
    );
  });

  app.get('/messages/:message', (c) => {
    const conversation = readable(c);
    const all = conversations.messages(conversation.id);
    const found = all.find((one) => messageIdOf(one) === c.req.param('message'));
    if (!found) throw new Refusal('unknown');
    return c.json({ message: wireMessage(conversation, all, found, originOf(c)), duration: '0.00ms' });
  });

  app.post('/channels/:type/:id/event', async (c) => {
    const conversation = readable(c);
    const { event } = await body<{ event?: { type?: string } }>(c);
    const type = event?.type ?? '';
    if (!['typing.start', 'typing.stop'].includes(type)) throw new Refusal('invalid');
    conversations.typing(conversation.id, 'customer', type === 'typing.start');
    const about = {
      cid: cidOf(conversation),
      type,
      user: customerUser(conversation),
      created_at: iso(now()),
    };
    return c.json({ event: about, duration: '0.00ms' });
  });

  app.post('/channels/:type/:id/read', async (c) => {
    const conversation = readable(c);
    await conversations.read(conversation.id, 'customer', conversations.messages(conversation.id).length);
    const about = { cid: cidOf(conversation), type: 'message.read', created_at: iso(now()) };
    return c.json({ event: about, duration: '0.00ms' });
  });

  for (const kind of ['file', 'image'] as const) {
    app.post(`/channels/:type/:id/${kind}`, async (c) => {
      const conversation = readable(c);
      const { file } = await c.req.parseBody();
      if (!(file instanceof File) || (kind === 'image' && !file.type.startsWith('image/')))
        throw new Refusal('invalid');
      if (file.size > MAX_FILE) throw new Refusal('tooLarge');
      const bytes = new Uint8Array(await file.arrayBuffer());
      return c.json(
        await lines.call(conversation.id, 'upload', async () => {
          const { id } = await conversations.keepFile(conversation.id, {
            name: file.name,
            type: file.type,
            bytes,
          });
          return { file: fileAddress(originOf(c), conversation.id, id), duration: '0.00ms' };
        }),
        201,
      );
    });
  }

  app.get('/files/:conversation/:file', async (c) => {
    const { conversation, file } = c.req.param();
    const found = await conversations.readFile(conversation, file);
    if (!found) throw new Refusal('unknown');
    return fileResponse(found);
  });
  return app;
}
