import type { Conversations } from '../conversations.ts';
import type { Line, Lines } from '../lines.ts';
import type { ChatEvent, Conversation } from '../records.ts';
import type { Upgrade } from '../sockets.ts';
import type { ChatTokens } from '../tokens.ts';
import { refusalBody } from './refusals.ts';
import {
  agentMember,
  CHANNEL_TYPE,
  cidOf,
  customerUser,
  iso,
  messageIdOf,
  ownUser,
  userOf,
  wireChannel,
  wireMember,
  wireMessage,
} from './wire.ts';

/** Of the one application that the sandbox has with the provider. */
export const STREAM_API_KEY = 'sandbox';

interface Connection {
  line: Line;
  conversationId: string;
  /** Once the channel is watched. */
  stop?: () => void;
}

interface Parts {
  conversations: Conversations;
  lines: Lines;
  tokens: ChatTokens;
  now(): number;
  newId(): string;
}

/** A connection is closed so when it goes on with another token; a client comes back by itself. */
const TRY_AGAIN = 1012;

/** The websocket of the provider: who has connected hears of a channel once they watch it. */
export function createConnections(parts: Parts) {
  const { conversations, lines, tokens, now, newId } = parts;
  const open = new Map<string, Connection>();

  function eventsOf(conversation: Conversation, event: ChatEvent, origin: string): object[] {
    const at = iso(now());
    const about = {
      cid: cidOf(conversation),
      channel_id: conversation.id,
      channel_type: CHANNEL_TYPE,
      created_at: at,
    };
    const messages = conversations.messages(conversation.id);
    const party = (by: 'customer' | 'agent') => userOf(conversation, { from: by, author: null });
    switch (event.type) {
      case 'message': {
        const message = wireMessage(conversation, messages, event.message, origin);
        return [
          { ...about, type: 'message.new', created_at: message.created_at, user: message.user, message },
        ];
      }
      case 'typing':
        // Nobody is told what they write themselves.
        return event.by === 'customer'
          ? []
          : [{ ...about, type: event.on ? 'typing.start' : 'typing.stop', user: party('agent') }];
      case 'read': {
        const last = messages[event.upTo - 1];
        return [
          {
            ...about,
            type: 'message.read',
            user: party(event.by),
            ...(last && {
              created_at: wireMessage(conversation, messages, last, origin).created_at,
              last_read_message_id: messageIdOf(last),
            }),
          },
        ];
      }
      case 'agent': {
        const member = event.name === undefined ? undefined : agentMember(event.name, at);
        if (!member) return [{ ...about, type: 'channel.updated', channel: wireChannel(conversation) }];
        const type = event.state === 'joined' ? 'member.added' : 'member.removed';
        return [{ ...about, type, user: member.user, member, channel: wireChannel(conversation) }];
      }
      case 'frozen':
        return [{ ...about, type: 'channel.updated', channel: wireChannel(conversation) }];
      case 'ended': {
        if (event.by === 'customer') return [];
        const user = customerUser(conversation);
        const channel = wireChannel(conversation);
        return event.by === 'system'
          ? [{ ...about, type: 'channel.deleted', channel }]
          : [
              {
                ...about,
                type: 'notification.removed_from_channel',
                user,
                member: wireMember(user, at),
                channel,
              },
            ];
      }
    }
  }

  const connect: Upgrade = (socket, { query }) => {
    const line = lines.open(socket, 'stream');
    const token = query.get('authorization') ?? '';
    const checked = tokens.check(token);
    const refuse = (reason: Parameters<typeof refusalBody>[0]) => {
      line.say(JSON.stringify({ error: refusalBody(reason) }));
      line.close();
    };
    if (checked.kind === 'bad' || query.get('api_key') !== STREAM_API_KEY) return refuse('badToken');
    const { conversationId } = checked;
    line.belongsTo(conversationId);
    if (checked.kind === 'expired') return refuse('expired');
    const conversation = conversations.find(conversationId);
    if (!conversation) return refuse('unknownUser');
    if (userIdIn(query) !== checked.userId) return refuse('otherUser');

    const id = newId();
    const health = () =>
      JSON.stringify({ type: 'health.check', connection_id: id, cid: '*', created_at: iso(now()) });
    const failed = (status: number) =>
      JSON.stringify({ error: refusalBody(status === 404 ? 'unknownUser' : 'failed', status) });
    open.set(id, { line, conversationId });
    const stopLooking = tokens.watch(token, () => line.close(TRY_AGAIN));
    line.onClose(() => {
      stopLooking();
      open.get(id)?.stop?.();
      open.delete(id);
    });
    line.onMessage((data) => {
      if (isPing(data)) void line.answer({ on: 'ping', act: health, refuse: failed });
    });
    void line.answer({
      on: 'connect',
      act: () =>
        JSON.stringify({
          type: 'health.check',
          connection_id: id,
          cid: '*',
          created_at: iso(now()),
          me: ownUser(conversation),
        }),
      // Who is turned away has no connection any more.
      refuse(status) {
        queueMicrotask(() => line.close());
        return failed(status);
      },
    });
    return undefined;
  };

  return {
    connect,
    /** @returns whether there is such a connection */
    watch(connectionId: string | undefined, conversationId: string, origin: string): boolean {
      const connection = open.get(connectionId ?? '');
      if (connection?.conversationId !== conversationId) return false;
      connection.stop ??= conversations.subscribe(conversationId, (event) => {
        const conversation = conversations.find(conversationId);
        if (!conversation) return;
        for (const told of eventsOf(conversation, event, origin)) connection.line.tell(JSON.stringify(told));
      });
      return true;
    },
  };
}

function userIdIn(query: URLSearchParams): unknown {
  try {
    return (JSON.parse(query.get('json') ?? '') as { user_id?: unknown }).user_id;
  } catch {
    return undefined;
  }
}

function isPing(data: string | Uint8Array): boolean {
  try {
    const [first] = JSON.parse(String(data)) as { type?: unknown }[];
    return first?.type === 'health.check';
  } catch {
    return false;
  }
}
