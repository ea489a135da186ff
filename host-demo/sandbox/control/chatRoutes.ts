import { Hono } from 'hono';
import { array, boolean, number, object, string } from 'yup';
import type { Act } from '../chat/acts.ts';
import { CHAT_FAULT_KINDS, CHAT_FAULT_POINTS, type ChatFault, type ChatFaultInput } from '../chat/faults.ts';
import type { LineRecord } from '../chat/lines.ts';
import type { ChatMessage, Conversation } from '../chat/records.ts';
import { setChat } from '../chat/setChat.ts';
import { AGENT_MODES, AGENTS, type ChatSettings, LACKING } from '../chat/settings.ts';
import { notFound } from '../http/errors.ts';
import { fileResponse } from '../http/fileResponse.ts';
import type { Services } from '../services.ts';
import { anyList } from './applicationInput.ts';
import { read } from './read.ts';

const count = () => number().integer().min(0);
const faultFields = {
  on: string().oneOf(CHAT_FAULT_POINTS).required(),
  kind: string().oneOf(CHAT_FAULT_KINDS).required(),
  /** How many it meets; default: one. */
  times: number().integer().min(1),
  /** How many go through before. */
  afterN: count(),
  delayMs: count(),
  status: number().integer().min(200).max(599),
};

/** What is left out stays as it is. */
const settingsInput = object({
  mode: string().oneOf(AGENT_MODES),
  authenticates: boolean(),
  handsOver: boolean(),
  agent: string().oneOf(AGENTS),
  queue: count(),
  queueStepMs: count(),
  agentDelayMs: count(),
  botDelayMs: count(),
  tokenMs: count(),
  history: count().max(2000),
  /** As `POST /chat/{id}/agent` takes them, each with `afterMs`. */
  opening: anyList(),
  faults: array(object(faultFields)),
  lacking: array(string().oneOf(LACKING).required()),
})
  .noUnknown()
  .required();

/** One of them. */
const actInput = object({
  say: string(),
  type: boolean(),
  join: string(),
  leave: boolean().oneOf([true]),
  close: boolean().oneOf([true]),
  freeze: boolean().oneOf([true]),
  file: object({ name: string().required(), type: string().required(), base64: string().required() })
    .optional()
    .default(undefined),
  read: count(),
  queue: count(),
  transfer: string(),
})
  .noUnknown()
  .required();

const tokenInput = object({ expireInMs: count(), refuseRefresh: boolean() }).noUnknown().required();

/** A conversation in the list, without what was said in it. */
export interface ChatRow extends Omit<Conversation, 'handOver'> {
  unread: number;
  isTyping: boolean;
}
export interface ChatList extends ChatSettings {
  conversations: ChatRow[];
}
/** All of one. */
export interface ChatTruth extends Conversation {
  isTyping: boolean;
  messages: readonly ChatMessage[];
  sockets: readonly LineRecord[];
  faults: readonly ChatFault[];
}

/** Who answers in chats, and what happens in one of them: the paths below `/chat`. */
export function chatRoutes(services: Services): Hono {
  const { chat } = services;
  const { conversations, faults, lines, tokens } = chat;
  const app = new Hono();
  const given = (id: string) => conversations.require(id);

  const isTyping = (id: string) => conversations.isTyping(id, 'customer');
  const row = ({ handOver: _, ...conversation }: Conversation): ChatRow => ({
    ...conversation,
    unread: conversations.unread(conversation.id),
    isTyping: isTyping(conversation.id),
  });

  app.get('/', (c) =>
    c.json<ChatList>({ ...chat.settings.get(), conversations: conversations.all().map(row) }),
  );
  app.put('/', async (c) => {
    return c.json(await setChat(services, (await read(c, settingsInput)) as Partial<ChatSettings>));
  });
  app.get('/:id', (c) => {
    const conversation = given(c.req.param('id'));
    const { id } = conversation;
    return c.json<ChatTruth>({
      ...conversation,
      isTyping: isTyping(id),
      messages: conversations.messages(id),
      sockets: lines.of(id),
      faults: faults.list(id),
    });
  });
  /** All that was said with the assistant, its ratings too. */
  app.get('/assistant/:id', async (c) => c.json(await services.assistant.all(c.req.param('id'))));
  app.get('/:id/files/:fileId', async (c) => {
    const file = await conversations.readFile(given(c.req.param('id')).id, c.req.param('fileId'));
    if (!file) throw notFound('There is no such file');
    return fileResponse(file);
  });
  app.post('/:id/agent', async (c) => {
    const { id } = given(c.req.param('id'));
    await chat.act(id, (await read(c, actInput)) as Act);
    return c.json(given(id));
  });
  app.post('/:id/token', async (c) => {
    const { id } = given(c.req.param('id'));
    const { expireInMs, refuseRefresh } = await read(c, tokenInput);
    if (expireInMs !== undefined) tokens.expireIn(id, expireInMs);
    if (refuseRefresh !== undefined) tokens.refuse(id, refuseRefresh);
    return c.json({});
  });
  // Also of a conversation with the assistant, which is none of these.
  app.post('/:id/faults', async (c) => {
    const id = c.req.param('id');
    return c.json(
      faults.add(id, (await read(c, object(faultFields).noUnknown().required())) as ChatFaultInput),
    );
  });
  app.delete('/:id/faults', (c) => {
    faults.clear(c.req.param('id'));
    return c.json({});
  });
  return app;
}
