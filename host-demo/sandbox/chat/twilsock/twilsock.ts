import type { Hono } from 'hono';
import type { SandboxClock } from '../../clock.ts';
import type { Conversations } from '../conversations.ts';
import type { Lines } from '../lines.ts';
import type { Upgrade } from '../sockets.ts';
import type { ChatTokens } from '../tokens.ts';
import { type Room, serveConnection } from './connection.ts';
import { mediaRoutes } from './media.ts';
import { createSyncObjects } from './syncObjects.ts';

/** Where the vendor's client is sent in place of its own addresses. */
export const TWILSOCK_PATH = '/chat/twilsock';
export const TWILSOCK_MEDIA_PATH = '/chat/twilsock/media';

interface Parts {
  conversations: Conversations;
  tokens: ChatTokens;
  lines: Lines;
  clock: SandboxClock;
  newId: () => string;
  /** Whether a message that repeats a client id is the same one; the vendor's own server takes it for another. */
  mergesRepeats?: boolean;
}

/** What the vendor's client of the twilio mode talks to: the same conversations as everywhere else, in its words. */
export function createTwilsock({ mergesRepeats = true, ...parts }: Parts): { upgrade: Upgrade; media: Hono } {
  const { conversations, tokens, lines, clock, newId } = parts;
  const rooms = new Map<string, Room>();
  let last = 0;
  // Larger than any before the last start as well: a client that comes back asks from what it knows.
  const nextEventId = () => {
    last = Math.max(last + 1, clock.now());
    return last;
  };

  function roomOf(conversationId: string): Room | undefined {
    if (!conversations.find(conversationId)) {
      rooms.delete(conversationId);
      return undefined;
    }
    const known = rooms.get(conversationId);
    if (known) return known;
    const room: Room = {
      objects: createSyncObjects(conversationId, conversations, nextEventId),
      listeners: new Set(),
      typing: new Set(),
    };
    conversations.subscribe(conversationId, (event) => {
      if (event.type === 'typing') {
        const conversation = event.by === 'agent' && event.on && conversations.find(conversationId);
        if (conversation) for (const listener of [...room.typing]) listener(conversation);
        return;
      }
      const changes = room.objects.changesBy(event);
      for (const listener of [...room.listeners]) listener(changes);
    });
    rooms.set(conversationId, room);
    return room;
  }

  return {
    upgrade: (socket, { host }) =>
      serveConnection({
        line: lines.open(socket, 'twilsock'),
        tokens,
        clock,
        newId,
        roomOf,
        call: {
          conversations,
          mergesRepeats,
          mediaUrl: `http://${host}${TWILSOCK_MEDIA_PATH}/Media`,
        },
      }),
    media: mediaRoutes(parts),
  };
}
