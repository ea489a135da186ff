import type { InferType, Schema } from 'yup';
import {
  EVENTS,
  FRAME_VERSION,
  type Frame,
  frameErrorSchema,
  frameMessageSchema,
  frameSchema,
  type NOTICES,
  OMNI_SOCKET,
} from '#src/api/contract/omniFrames.ts';
import { toJson } from '#src/domain/text/json.ts';
import { newUuid } from '#src/platform/newUuid.ts';
import { type Emit, PAGE, SendError, type SendOutcome } from '../port.ts';
import type { CreateTransport } from '../registry.ts';
import { ANSWER_MS, check, createAsks, NoAnswer, type RequestType } from './asks.ts';
import { createPauses } from './pauses.ts';
import { uploading, wiring } from './wire.ts';

const PING_MS = 10_000;
/** Without a sign from the other side a connection that looks open is dead: phones keep such. */
const SILENCE_MS = 25_000;

/** Codes of the other side after which a message is never taken as it is. */
const FINAL = ['closed', 'frozen', 'invalid'];
/** Codes after which it is certain that it was not taken. */
const NOT_TAKEN = ['token', 'unavailable'];
/**
 * Agents over the websocket of the omni proxy (docs/rules.md#frames-of-an-agents-chat): a thin client of our own, which
 * connects again by itself, asks for what a hole in the numbers tells it is missing, and says so where it cannot.
 */
export const createNice: CreateTransport = ({ session, api, endpoints, onDropped }, emit) => {
  const channel = session.omniProxyChannelId ?? '';
  const contact = session.contactId ?? '';
  const pauses = createPauses();
  const over = new AbortController();
  let { token } = session;
  let socket: WebSocket | undefined;
  let isReady = false;
  let isClosed = false;
  /** Another token is waited for: with this one there is nothing to be had. */
  let isDenied = false;
  /** `seq` of the last message that is known to have come or to be on its way. */
  let known: number | undefined;
  let arrive = () => {};
  let timers: ReturnType<typeof setTimeout>[] = [];
  let silence: ReturnType<typeof setTimeout> | undefined;
  const tell: Emit = (event) => {
    if (!isClosed) emit(event);
  };

  const wireOf = wiring({ api, conversationSid: session.conversationSid, token: () => token });
  const upload = uploading({ api, conversationSid: session.conversationSid, token: () => token });

  function put(type: RequestType | keyof typeof NOTICES, data: object, id = newUuid()): void {
    socket?.send(toJson({ v: FRAME_VERSION, id, type, channel, contact, data }));
  }
  const asks = createAsks({
    canAsk: (type) => socket?.readyState === 1 && (isReady || type === 'token'),
    put,
    onDenied: () => deny(),
  });
  const { ask } = asks;

  /** Takes what is there away, and with it all that waits for it. */
  function drop(): void {
    const gone = socket;
    socket = undefined;
    isReady = false;
    for (const timer of timers) clearTimeout(timer);
    timers = [];
    clearTimeout(silence);
    asks.lose();
    gone?.close();
  }
  function lose(): void {
    if (isClosed || !socket) return;
    drop();
    if (isDenied) return;
    tell({ type: 'link', state: 'lost' });
    pauses.wait(open);
  }
  /** As long as there is a sign, it is there. */
  function heard(): void {
    clearTimeout(silence);
    silence = setTimeout(lose, SILENCE_MS);
  }

  function open(): void {
    if (isClosed || socket) return;
    tell({ type: 'link', state: 'connecting' });
    const address = new URL(OMNI_SOCKET, endpoints.api);
    address.protocol = address.protocol.replace('http', 'ws');
    const opened = new WebSocket(address);
    socket = opened;
    const ifCurrent =
      <T>(act: (event: T) => void) =>
      (event: T) => {
        if (socket === opened) act(event);
      };
    opened.addEventListener(
      'open',
      ifCurrent(() => void enter()),
    );
    opened.addEventListener(
      'message',
      ifCurrent(({ data }: MessageEvent) => take(data)),
    );
    opened.addEventListener('close', ifCurrent(lose));
    opened.addEventListener('error', ifCurrent(lose));
    timers.push(
      setTimeout(
        ifCurrent(() => isReady || lose()),
        ANSWER_MS,
      ),
    );
    heard();
  }

  /** By its token; what is known from before may have a hole since. */
  async function enter(): Promise<void> {
    const entered = socket;
    try {
      const { seq } = await ask('token', { token });
      if (isReady || socket !== entered) return;
      isReady = true;
      isDenied = false;
      pauses.reset();
      arrive();
      timers.push(setInterval(() => put('ping', {}), PING_MS));
      // What came meanwhile is read now that it is connected.
      known = Math.max(seq, known ?? 0);
      tell({ type: 'link', state: 'connected' });
    } catch (error) {
      if (socket !== entered) return;
      if (error instanceof NoAnswer && error.code === 'token') deny();
      else lose();
    }
  }
  function deny(): void {
    isDenied = true;
    drop();
    tell({ type: 'link', state: 'denied' });
    tell({ type: 'token', state: 'expired' });
  }

  function take(data: unknown): void {
    heard();
    let frame: Frame | undefined;
    try {
      frame = check(frameSchema, JSON.parse(String(data)));
    } catch {
      // As any other that does not fit.
    }
    if (!frame || frame.channel !== channel || !TAKES[frame.type]?.(frame)) onDropped?.();
  }

  /** What a frame is taken for, by its type; false where it does not fit. */
  const TAKES: Readonly<Record<string, (frame: Frame) => boolean>> = {
    answer({ id, data }) {
      asks.settle(id, data);
      return true;
    },
    error({ id, data }) {
      const code = check(frameErrorSchema, data)?.code ?? 'garbage';
      asks.settle(id, undefined, new NoAnswer(code, true));
      return true;
    },
    message,
    ...Object.fromEntries(Object.keys(EVENTS).map((type) => [type, event])),
  };

  function message({ data }: Frame): boolean {
    const read = check(frameMessageSchema, data);
    if (!read) return false;
    const { seq } = read;
    if (known !== undefined && seq > known + 1)
      ask('resume', { after: known }).catch(() => tell({ type: 'resync' }));
    known = Math.max(seq, known ?? 0);
    tell({ type: 'message', message: wireOf(read) });
    return true;
  }

  function event({ type, data }: Frame): boolean {
    const name = type as keyof typeof EVENTS;
    const read = check<Schema>(EVENTS[name], data);
    if (read) TELLS[name](read);
    return read !== undefined;
  }
  const TELLS: { [Name in keyof typeof EVENTS]: (data: InferType<(typeof EVENTS)[Name]>) => void } = {
    typing: ({ author, on }) => tell({ type: 'typing', on, ...(author && { author }) }),
    read: ({ upTo }) => tell({ type: 'read', upTo: { major: upTo, minor: '\uffff' } }),
    agent: ({ state, name, position }) =>
      tell({ type: 'agent', state, ...(name && { name }), ...(position && { position }) }),
    ended: ({ by }) => tell({ type: 'ended', by: by === 'agent' ? 'agent' : 'system' }),
    frozen: () => tell({ type: 'frozen' }),
    token: ({ state }) => (state === 'expired' ? deny() : tell({ type: 'token', state })),
  };

  function close(): void {
    isClosed = true;
    over.abort();
    pauses.stop();
    drop();
    arrive();
  }

  return {
    mode: 'nice',
    can: {
      files: 5,
      typing: true,
      read: true,
      idempotentSend: true,
      // By the numbers of its frames, which it looks after itself.
      exactOrder: false,
      rateReplies: false,
      maxText: 4000,
      maxFileBytes: 16_777_216,
    },

    connect(signal) {
      signal.addEventListener('abort', close, { signal: over.signal });
      return new Promise((resolve) => {
        arrive = resolve;
        open();
      });
    },

    async page(before, _sought, signal) {
      const at = before === null ? null : Number(before);
      const page = await ask('page', { before: at, limit: PAGE }, signal);
      return {
        messages: page.messages.map(wireOf),
        before: page.before === null ? null : String(page.before),
      };
    },

    cursorOf: ({ order }) => String(order.major),

    async send(draft, signal) {
      const { clientId, text = '' } = draft;
      const file = await upload(draft, signal);
      try {
        const { message } = await ask('message', { clientId, text, file }, signal);
        return { message: wireOf(message) };
      } catch (cause) {
        const { code, isSent } = cause as NoAnswer;
        const outcome: SendOutcome = FINAL.includes(code)
          ? 'refused'
          : isSent && !NOT_TAKEN.includes(code)
            ? 'unknown'
            : 'not-sent';
        throw new SendError(outcome, true, { code, cause });
      }
    },

    typing() {
      if (isReady) put('typing', {});
    },
    read({ major }) {
      if (isReady) put('read', { upTo: major });
    },
    wake() {
      if (!socket && !isDenied) pauses.skip();
      else if (isReady) put('ping', {});
    },

    async retoken(next) {
      token = next;
      if (isClosed || !(isDenied || isReady)) return;
      if (isReady) await ask('token', { token }).catch(lose);
      else {
        isDenied = false;
        open();
      }
    },

    async close() {
      close();
    },
  };
};
