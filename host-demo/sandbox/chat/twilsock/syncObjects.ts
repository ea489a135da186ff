import type { Conversations } from '../conversations.ts';
import type { ChatEvent, ChatMessage, Conversation } from '../records.ts';
import { customerIdOf } from '../tokens.ts';
import { type Change, createVersions } from './versions.ts';

export type SyncKind = 'document' | 'list' | 'map';

/** Something of which a client has a copy, and is told each change. */
export interface SyncObject {
  sid: string;
  kind: SyncKind;
  lastEventId(): number;
  /** In the order of their keys. */
  all(): Change[];
  since(eventId: number): Change[];
}

export interface ObjectChange {
  object: SyncObject;
  change: Change;
}

/** By which the names of a conversation's objects are told apart. */
export const namesOf = (conversationId: string) => ({
  conversation: `${conversationId}.channel`,
  messages: `${conversationId}.messages`,
  participants: `${conversationId}.roster`,
  mine: `${customerIdOf(conversationId)}.conversations`,
});

const AGENT = 'agent:';
const agentIdOf = (name: string | null) => `${AGENT}${name ?? ''}`;
const INFOS = '.infos';
export const infosOf = (identity: string) => `${identity}${INFOS}`;

const iso = (at: number) => new Date(at).toISOString();

/** The author of what the vendor's own server writes. */
const SYSTEM = 'system';

function authorOf(conversationId: string, { from, author }: ChatMessage): string {
  if (from === 'customer') return customerIdOf(conversationId);
  return from === 'agent' ? agentIdOf(author) : SYSTEM;
}

/** An item of the list of messages. Its place is its index, from 0. */
export function messageChange(conversationId: string, message: ChatMessage): Change {
  const { id, seq, clientId, at, text, files } = message;
  const data = {
    sid: id,
    text,
    type: files.length > 0 ? 'media' : 'text',
    author: authorOf(conversationId, message),
    attributes: JSON.stringify(clientId === null ? {} : { clientId }),
    timestamp: iso(at),
    dateUpdated: iso(at),
    ...(files.length > 0 && {
      medias: files.map((file) => ({
        sid: file.id,
        category: 'media',
        filename: file.name,
        contentType: file.type,
        size: file.size,
      })),
    }),
  };
  return { eventId: seq, key: String(seq - 1), data, isNew: true };
}

/** How far somebody has read, as an index. */
const indexOf = (seq: number) => (seq > 0 ? seq - 1 : null);

const STATES: Readonly<Record<Conversation['state'], string>> = {
  queued: 'active',
  active: 'active',
  closed: 'closed',
  frozen: 'inactive',
};

function participantsOf({ id, agent, readUpTo, createdAt }: Conversation): Map<string, object> {
  const participant = (identity: string, readUpToSeq: number) => ({
    identity,
    type: 'chat',
    userInfo: infosOf(identity),
    attributes: '{}',
    roleSid: 'role',
    dateCreated: iso(createdAt),
    dateUpdated: iso(createdAt),
    lastConsumedMessageIndex: indexOf(readUpToSeq),
  });
  const all = [[customerIdOf(id), readUpTo.customer] as const];
  if (agent) all.push([agentIdOf(agent.name), readUpTo.agent]);
  return new Map(all.map(([identity, read]) => [`member-${identity}`, participant(identity, read)]));
}

function conversationData({ id, state, friendlyName, createdAt }: Conversation): object {
  const { messages, participants } = namesOf(id);
  return {
    sid: id,
    friendlyName,
    attributes: '{}',
    createdBy: SYSTEM,
    dateCreated: iso(createdAt),
    dateUpdated: iso(createdAt),
    messages,
    roster: participants,
    state: { current: STATES[state], dateUpdated: iso(createdAt) },
  };
}

function mineData({ id, readUpTo }: Conversation): object {
  const names = namesOf(id);
  return {
    status: 'joined',
    channel: names.conversation,
    messages: names.messages,
    roster: names.participants,
    notificationLevel: 'default',
    lastConsumedMessageIndex: indexOf(readUpTo.customer),
  };
}

/** What is known of somebody: who writes is named by it. */
function infoMap(sid: string, friendlyName: string): SyncObject {
  const values = { attributes: '{}', friendlyName };
  const all = Object.entries(values).map(([key, value]) => ({
    eventId: 1,
    key,
    data: { value },
    isNew: true,
  }));
  return { sid, kind: 'map', lastEventId: () => 1, all: () => all, since: () => [] };
}

/** The objects of one conversation, for the person in it; they follow the conversation while anybody looks at them. */
export function createSyncObjects(
  conversationId: string,
  conversations: Conversations,
  nextEventId: () => number,
) {
  const names = namesOf(conversationId);
  const versions = {
    conversation: createVersions(nextEventId),
    participants: createVersions(nextEventId),
    mine: createVersions(nextEventId),
  };
  const objects = {
    conversation: { sid: names.conversation, kind: 'document', ...versions.conversation },
    participants: { sid: names.participants, kind: 'map', ...versions.participants },
    mine: { sid: names.mine, kind: 'map', ...versions.mine },
    messages: {
      sid: names.messages,
      kind: 'list',
      lastEventId: () => conversations.messages(conversationId).length,
      all: () =>
        conversations.messages(conversationId).map((message) => messageChange(conversationId, message)),
      since: (eventId) =>
        conversations
          .messages(conversationId)
          .slice(eventId)
          .map((message) => messageChange(conversationId, message)),
    },
  } satisfies Record<string, SyncObject>;

  function follow(): ObjectChange[] {
    const conversation = conversations.find(conversationId);
    if (!conversation) return [];
    const next = {
      conversation: new Map([[conversationId, conversationData(conversation)]]),
      participants: participantsOf(conversation),
      mine: new Map([[conversationId, mineData(conversation)]]),
    };
    return (['mine', 'conversation', 'participants'] as const).flatMap((name) =>
      versions[name].become(next[name]).map((change) => ({ object: objects[name], change })),
    );
  }
  follow();

  return {
    find(sid: string): SyncObject | undefined {
      const known = Object.values(objects).find((object) => object.sid === sid);
      if (known || !sid.endsWith(INFOS)) return known;
      const identity = sid.slice(0, -INFOS.length);
      const isAgent = identity.startsWith(AGENT);
      const friendlyName = conversations.find(conversationId)?.friendlyName ?? '';
      return infoMap(sid, isAgent ? identity.slice(AGENT.length) : friendlyName);
    },
    /** What a change of the conversation is to those who have copies. */
    changesBy: (event: ChatEvent): ObjectChange[] =>
      event.type === 'message'
        ? [{ object: objects.messages, change: messageChange(conversationId, event.message) }]
        : follow(),
  };
}
export type SyncObjects = ReturnType<typeof createSyncObjects>;

/** Who is seen to write, and is no system: the one that a notice of typing names. */
export const identityOf = (conversation: Conversation, by: 'customer' | 'agent') =>
  by === 'customer' ? customerIdOf(conversation.id) : agentIdOf(conversation.agent?.name ?? null);
