import type { SandboxClock } from '../clock.ts';
import { conflict, notFound } from '../http/errors.ts';
import type { Store } from '../store.ts';
import { conversationFiles } from './files.ts';
import type {
  ChatEvent,
  ChatListener,
  ChatMessage,
  ChatStart,
  Conversation,
  Draft,
  Party,
} from './records.ts';

interface Held {
  conversation: Conversation;
  messages: ChatMessage[];
  listeners: Set<ChatListener>;
  /** When each wrote last, and no message of theirs has come since. */
  typedAt: Partial<Record<Party, number>>;
}

/** For so long after its last sign somebody writes. */
const TYPING_MS = 6000;

/**
 * Conversations with agents, whatever the protocol through which a person is in one. Kept in the database, read from
 * memory: who asks is answered at once, and listeners hear of a change before the call that made it is answered.
 */
export function createConversations({
  store,
  clock,
  newId,
}: {
  store: Store;
  clock: SandboxClock;
  newId: () => string;
}) {
  const held = new Map<string, Held>();
  const everywhere = new Set<(conversation: Conversation, event: ChatEvent) => void>();
  const beginnings = new Set<(conversation: Conversation) => void>();

  function require(id: string): Held {
    const found = held.get(id);
    if (!found) throw notFound('There is no such conversation');
    return found;
  }
  function requireOpen(id: string): Held {
    const found = require(id);
    const { state } = found.conversation;
    if (state === 'closed' || state === 'frozen') throw conflict(state);
    return found;
  }
  const keep = ({ conversation }: Held) => store.put('chat', conversation.id, conversation.org, conversation);

  const keepMessage = (conversationId: string, message: ChatMessage) =>
    store.put('chat-message', message.id, conversationId, { ...message, conversationId });

  function tell({ conversation, listeners }: Held, event: ChatEvent): void {
    for (const listener of [...listeners]) listener(event);
    for (const listener of [...everywhere]) listener(conversation, event);
  }

  async function change(one: Held, changes: Partial<Conversation>, event: ChatEvent): Promise<Conversation> {
    one.conversation = { ...one.conversation, ...changes };
    tell(one, event);
    await keep(one);
    return one.conversation;
  }

  return {
    /** Out of memory; they are still kept. */
    unload: () => held.clear(),
    async load() {
      held.clear();
      for (const conversation of await store.all<Conversation>('chat'))
        held.set(conversation.id, { conversation, messages: [], listeners: new Set(), typedAt: {} });
      for (const { conversationId, ...message } of await store.all<ChatMessage & { conversationId: string }>(
        'chat-message',
      ))
        held.get(conversationId)?.messages.push(message);
    },

    async start({ id = newId(), past = [], ...given }: ChatStart): Promise<Conversation> {
      const messages = past.map(
        ({ from, text, at }, index): ChatMessage => ({
          id: newId(),
          seq: index + 1,
          clientId: null,
          from,
          author: from === 'agent' ? PAST_AGENT : null,
          at,
          text,
          files: [],
        }),
      );
      const one: Held = {
        conversation: {
          ...given,
          id,
          channelId: newId(),
          contactId: newId(),
          state: 'queued',
          endedBy: null,
          agent: null,
          readUpTo: { customer: messages.length, agent: messages.length },
          createdAt: clock.now(),
          survey: null,
        },
        messages,
        listeners: new Set(),
        typedAt: {},
      };
      held.set(id, one);
      await keep(one);
      for (const message of messages) await keepMessage(id, message);
      for (const listener of [...beginnings]) listener(one.conversation);
      return one.conversation;
    },

    /** @throws where there is none */
    require: (id: string): Conversation => require(id).conversation,
    find: (id: string): Conversation | undefined => held.get(id)?.conversation,
    findByChannel: (channelId: string): Conversation | undefined =>
      [...held.values()].find(({ conversation }) => conversation.channelId === channelId)?.conversation,
    /** In the order in which they began. */
    all: (): Conversation[] => [...held.values()].map(({ conversation }) => conversation),

    /** Oldest first: the newest ones, those before a place, or the next ones after it. */
    page(
      id: string,
      { before, after, limit }: { before?: number | undefined; after?: number | undefined; limit: number },
    ): { messages: ChatMessage[]; hasMore: boolean } {
      const { messages } = require(id);
      if (after !== undefined) {
        const left = messages.filter(({ seq }) => seq > after);
        return { messages: left.slice(0, limit), hasMore: left.length > limit };
      }
      const left = before === undefined ? messages : messages.filter(({ seq }) => seq < before);
      return { messages: left.slice(-limit), hasMore: left.length > limit };
    },
    messages: (id: string): readonly ChatMessage[] => require(id).messages,

    /** @throws a conflict that says how the conversation is over */
    async post(
      id: string,
      { from, author = null, clientId = null, text = '', files = [], dedupe }: Draft,
    ): Promise<{ message: ChatMessage; isRepeat: boolean }> {
      const one = require(id);
      const before =
        dedupe && clientId !== null
          ? one.messages.find((message) => message.clientId === clientId && message.from === from)
          : undefined;
      if (before) return { message: before, isRepeat: true };
      requireOpen(id);
      const message: ChatMessage = {
        id: newId(),
        seq: one.messages.length + 1,
        clientId,
        from,
        author,
        at: clock.now(),
        text,
        files: [...files],
      };
      one.messages.push(message);
      if (from !== 'system') delete one.typedAt[from];
      tell(one, { type: 'message', message });
      await keepMessage(id, message);
      return { message, isRepeat: false };
    },

    typing(id: string, by: Party, on: boolean): void {
      const one = requireOpen(id);
      if (on) one.typedAt[by] = clock.now();
      else delete one.typedAt[by];
      tell(one, { type: 'typing', by, on });
    },
    isTyping: (id: string, by: Party): boolean =>
      clock.now() - (require(id).typedAt[by] ?? Number.NEGATIVE_INFINITY) < TYPING_MS,
    /** How many of the person's messages the agent has not read. */
    unread(id: string): number {
      const { conversation, messages } = require(id);
      return messages.filter(({ from, seq }) => from === 'customer' && seq > conversation.readUpTo.agent)
        .length;
    },
    async read(id: string, by: Party, upTo: number): Promise<void> {
      const one = require(id);
      const { readUpTo } = one.conversation;
      const reached = Math.min(upTo, one.messages.length);
      if (reached <= readUpTo[by]) return;
      await change(one, { readUpTo: { ...readUpTo, [by]: reached } }, { type: 'read', by, upTo: reached });
    },
    async queue(id: string, position: number): Promise<void> {
      const one = requireOpen(id);
      await change(
        one,
        { state: 'queued', agent: null, position },
        { type: 'agent', state: 'queued', ...(position > 0 && { position }) },
      );
    },
    async join(id: string, name: string): Promise<void> {
      const one = requireOpen(id);
      await change(
        one,
        { state: 'active', agent: { name }, position: 0 },
        { type: 'agent', state: 'joined', name },
      );
    },
    /** The agent goes, and the person waits for another one. */
    async leave(id: string): Promise<void> {
      const one = requireOpen(id);
      const { agent } = one.conversation;
      await change(
        one,
        { state: 'queued', agent: null },
        { type: 'agent', state: 'left', ...(agent && { name: agent.name }) },
      );
    },
    /** The last word counts. */
    async survey(id: string, survey: NonNullable<Conversation['survey']>): Promise<void> {
      const one = require(id);
      one.conversation = { ...one.conversation, survey };
      await keep(one);
    },
    /** One that is over already stays as it is. */
    async close(id: string, by: Party | 'system'): Promise<void> {
      const one = require(id);
      if (one.conversation.state === 'closed') return;
      await change(one, { state: 'closed', endedBy: by, position: 0 }, { type: 'ended', by });
    },
    async freeze(id: string): Promise<void> {
      await change(requireOpen(id), { state: 'frozen' }, { type: 'frozen' });
    },

    /** @returns how to stop */
    subscribe(id: string, listener: ChatListener): () => void {
      const { listeners } = require(id);
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** What happens in any of them. */
    subscribeAll(listener: (conversation: Conversation, event: ChatEvent) => void): () => void {
      everywhere.add(listener);
      return () => void everywhere.delete(listener);
    },
    onStart(listener: (conversation: Conversation) => void): () => void {
      beginnings.add(listener);
      return () => void beginnings.delete(listener);
    },

    ...conversationFiles({ store, newId, requireOpen }),
  };
}

const PAST_AGENT = 'Maria';

export type Conversations = ReturnType<typeof createConversations>;
