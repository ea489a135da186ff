import { type InferType, type Schema, ValidationError } from 'yup';
import {
  type FRAME_ERRORS,
  FRAME_VERSION,
  type Frame,
  type FrameMessage,
  frameSchema,
  NOTICES,
  REQUESTS,
} from '#src/api/contract/omniFrames.ts';
import { HttpError } from '../../http/errors.ts';
import type { ChatParts } from '../chat.ts';
import type { ChatFaultPoint } from '../faults.ts';
import type { ChatEvent, ChatMessage, Conversation } from '../records.ts';
import type { SocketData, Upgrade } from '../sockets.ts';

type ErrorCode = (typeof FRAME_ERRORS)[number];

/** Refuses what a frame asks for. */
class Refusal extends Error {
  constructor(readonly code: ErrorCode) {
    super(code);
  }
}

/** A connection without its token for so long is none. */
const FIRST_FRAME_MS = 10_000;
const MAX_TEXT = 4000;
const MAX_PAGE = 50;
/** Of the application (RFC 6455, section 7.4.2), by what HTTP would say. */
const CLOSED_BECAUSE = { invalid: 4400, token: 4401 } as const;

const frameOf = ({ id, seq, clientId, from, author, at, text, files }: ChatMessage): FrameMessage => ({
  id,
  seq,
  clientId,
  from,
  author,
  at,
  text,
  files,
});

function parse(data: SocketData): Frame | undefined {
  try {
    return frameSchema.validateSync(JSON.parse(String(data)), { strict: true });
  } catch {
    return undefined;
  }
}

function checked<S extends Schema>(schema: S, data: unknown): InferType<S> {
  try {
    return schema.validateSync(data, { strict: true });
  } catch (error) {
    throw error instanceof ValidationError ? new Refusal('invalid') : error;
  }
}

/** What an event of a conversation says to its person. */
const TOLD: {
  [Type in ChatEvent['type']]: (
    event: Extract<ChatEvent, { type: Type }>,
    conversation: Conversation,
  ) => object | undefined;
} = {
  message: ({ message }) => ({ type: 'message', seq: message.seq, data: frameOf(message) }),
  typing: ({ by, on }, { agent }) =>
    by === 'agent' ? { type: 'typing', data: { author: agent?.name ?? null, on } } : undefined,
  agent: ({ state, name = null, position = null }) => ({ type: 'agent', data: { state, name, position } }),
  read: ({ by, upTo }) => (by === 'customer' ? { type: 'read', data: { upTo } } : undefined),
  ended: ({ by }) => ({ type: 'ended', data: { by } }),
  frozen: () => ({ type: 'frozen', data: {} }),
};
const told = (event: ChatEvent, conversation: Conversation) => TOLD[event.type](event as never, conversation);

/** How a conversation stands, as events. */
function standing({ state, agent, position, readUpTo, endedBy }: Conversation): ChatEvent[] {
  return [
    agent
      ? { type: 'agent', state: 'joined', name: agent.name }
      : { type: 'agent', state: 'queued', ...(position > 0 && { position }) },
    { type: 'read', by: 'customer', upTo: readUpTo.customer },
    ...(state === 'closed' ? [{ type: 'ended' as const, by: endedBy ?? ('system' as const) }] : []),
    ...(state === 'frozen' ? [{ type: 'frozen' as const }] : []),
  ];
}

/** The websocket of the omni proxy (docs/rules.md#frames-of-an-agents-chat). */
export function omniSocket({ conversations, tokens, lines, wait }: ChatParts, newId: () => string): Upgrade {
  return (socket) => {
    const line = lines.open(socket, 'omni');
    /** Of whom every frame of this connection is, once a token has said so. */
    let id: string | undefined;
    let token: string | undefined;
    let stops: (() => void)[] = [];
    const stop = () => {
      for (const end of stops) end();
      stops = [];
    };
    socket.onClose(stop);

    const write = (frame: object) => {
      const { channelId = '', contactId = '' } = (id && conversations.find(id)) || {};
      return JSON.stringify({
        v: FRAME_VERSION,
        id: newId(),
        channel: channelId,
        contact: contactId,
        ...frame,
      });
    };
    const answer = (asked: Frame, data: object) => write({ ...addressOf(asked), type: 'answer', data });
    const refuse = (asked: Frame, code: ErrorCode) =>
      write({ ...addressOf(asked), type: 'error', data: { code } });
    const addressOf = ({ id: asked, channel, contact }: Frame) => ({ id: asked, channel, contact });
    const tell = (event: ChatEvent) => {
      const conversation = id === undefined ? undefined : conversations.find(id);
      const frame = conversation && told(event, conversation);
      if (frame) line.tell(write(frame));
    };

    /** Of the conversation of its token, or turned away. */
    function theirs({ channel, contact }: Frame): Conversation {
      const found = tokens.check(token);
      const conversation = found.kind === 'ok' ? conversations.find(found.conversationId) : undefined;
      if (!conversation || conversation.channelId !== channel || conversation.contactId !== contact)
        throw new Refusal('token');
      return conversation;
    }

    /** Listens to the conversation of the token; a later one takes the place of the one before. */
    function enter(frame: Frame, given: string): Conversation {
      const before = token;
      token = given;
      try {
        const conversation = theirs(frame);
        if (id !== undefined && id !== conversation.id) throw new Refusal('token');
        return conversation;
      } catch (error) {
        token = before;
        throw error;
      }
    }
    function listen(conversation: Conversation, given: string): void {
      stop();
      stops = [
        tokens.watch(given, (state) => {
          line.tell(write({ type: 'token', data: { state } }));
          // Nothing more is told to who has no token.
          if (state === 'expired') stop();
        }),
        conversations.subscribe(conversation.id, tell),
      ];
    }

    const ANSWERS: {
      [Type in keyof typeof REQUESTS]: (frame: Frame) => object | Promise<object>;
    } = {
      token: (frame) => {
        const given = checked(REQUESTS.token.data, frame.data).token;
        const conversation = enter(frame, given);
        const isFirst = id === undefined;
        id = conversation.id;
        listen(conversation, given);
        if (isFirst) line.belongsTo(id);
        const [last] = conversations.page(id, { limit: 1 }).messages;
        return { seq: last?.seq ?? 0 };
      },
      async message(frame) {
        const conversation = theirs(frame);
        const { clientId, text, file } = checked(REQUESTS.message.data, frame.data);
        if (text.length > MAX_TEXT || (text.trim() === '' && !file)) throw new Refusal('invalid');
        const kept = file ? await conversations.nameFile(conversation.id, file.id, file.name) : undefined;
        if (file && !kept) throw new Refusal('invalid');
        const { message } = await conversations.post(conversation.id, {
          from: 'customer',
          clientId,
          text,
          files: kept ? [kept] : [],
          dedupe: true,
        });
        return { message: frameOf(message) };
      },
      page(frame) {
        const conversation = theirs(frame);
        const { before, limit } = checked(REQUESTS.page.data, frame.data);
        const { messages, hasMore } = conversations.page(conversation.id, {
          before: before ?? undefined,
          limit: Math.min(Math.max(limit, 1), MAX_PAGE),
        });
        return { messages: messages.map(frameOf), before: hasMore ? (messages[0]?.seq ?? null) : null };
      },
      resume(frame) {
        const conversation = theirs(frame);
        const { after } = checked(REQUESTS.resume.data, frame.data);
        const { messages } = conversations.page(conversation.id, { after, limit: Number.MAX_SAFE_INTEGER });
        for (const message of messages) tell({ type: 'message', message });
        return {};
      },
      ping(frame) {
        theirs(frame);
        return {};
      },
    };
    const NOTICED: { [Type in keyof typeof NOTICES]: (frame: Frame) => void | Promise<void> } = {
      typing(frame) {
        conversations.typing(theirs(frame).id, 'customer', true);
      },
      read: (frame) =>
        conversations.read(theirs(frame).id, 'customer', checked(NOTICES.read, frame.data).upTo),
    };
    const POINTS: Readonly<Record<keyof typeof REQUESTS, ChatFaultPoint>> = {
      token: 'connect',
      message: 'send',
      page: 'page',
      resume: 'page',
      ping: 'ping',
    };

    function codeOf(error: unknown): ErrorCode {
      if (error instanceof Refusal) return error.code;
      const [said] = error instanceof HttpError ? (error.body.errors ?? []) : [];
      if (said === 'closed' || said === 'frozen') return said;
      if (!(error instanceof HttpError)) console.error(error);
      return 'unavailable';
    }

    async function act(type: keyof typeof REQUESTS, frame: Frame): Promise<string> {
      try {
        return answer(frame, await ANSWERS[type](frame));
      } catch (error) {
        return refuse(frame, codeOf(error));
      }
    }

    async function take(frame: Frame): Promise<void> {
      const { type } = frame;
      if (id === undefined && type !== 'token') return line.close(CLOSED_BECAUSE.token, 'token');
      if (Object.hasOwn(NOTICES, type)) {
        try {
          await NOTICED[type as keyof typeof NOTICES](frame);
        } catch (error) {
          // Nobody waits for an answer.
          codeOf(error);
        }
        return undefined;
      }
      if (!Object.hasOwn(REQUESTS, type)) {
        line.say(refuse(frame, 'invalid'));
        return undefined;
      }
      const asked = type as keyof typeof REQUESTS;
      const isEntering = id === undefined;
      // So that what is to go wrong is known before anything is answered.
      const claimed = isEntering
        ? tokens.check(String((frame.data as { token?: unknown }).token))
        : undefined;
      if (claimed?.kind === 'ok') line.belongsTo(claimed.conversationId);
      await line.answer({
        on: POINTS[asked],
        act: () => act(asked, frame),
        refuse: () => refuse(frame, 'unavailable'),
        after() {
          const conversation = isEntering && id !== undefined ? conversations.find(id) : undefined;
          for (const event of conversation ? standing(conversation) : []) tell(event);
        },
      });
      return undefined;
    }

    void wait(FIRST_FRAME_MS).then((isOver) => {
      if (isOver && id === undefined && line.isOpen()) line.close(CLOSED_BECAUSE.token, 'token');
    });
    line.onMessage((data) => {
      const frame = parse(data);
      if (frame) void take(frame);
      else line.close(CLOSED_BECAUSE.invalid, 'invalid');
    });
  };
}
