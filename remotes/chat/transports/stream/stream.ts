import { type Channel, StreamChat } from 'stream-chat';
import { type Draft, PAGE, SendError, type Sent, type Transport } from '../port.ts';
import type { CreateTransport } from '../registry.ts';
import { endedBy, isDenied, isUnknown, mayBeRepeat, sendError } from './failures.ts';
import { createHearing } from './hear.ts';
import { createTokens } from './tokens.ts';

/** Of one answer. */
const TIMEOUT_MS = 6000;
/** How long the other side may take to agree that a connection ends, and a client to say that it has. */
const CLOSING_MS = 1000;
const CLOSED_MS = 2500;
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 20_000;
/** What a channel of the provider takes unless it says otherwise. */
const MAX_TEXT = 5000;
const FILES = 5;
const MAX_FILE_BYTES = 16_777_216;

interface Line {
  client: StreamChat;
  channel: Channel;
}

/** The stream provider, by its own client (docs/chat.md#modes). */
export const createStream: CreateTransport = ({ session, onDropped }, emit): Transport => {
  const { apiKey, userId, channelType, channelId, baseUrl } = session.stream ?? NOBODY;
  const isAllowed = (address: string) =>
    address.startsWith('https://') || (Boolean(baseUrl) && address.startsWith(`${baseUrl}/`));
  const hearing = createHearing({ userId, isAllowed, onDropped }, emit);
  const tokens = createTokens(session.token, () => emit({ type: 'token', state: 'expired' }));
  const over = new AbortController();
  const OURS = new Set([undefined, '*', `${channelType}:${channelId}`]);
  let line: Line | undefined;
  let socket: NonNullable<StreamChat['wsConnection']>['ws'];
  /** Addresses of files that have arrived, by the message that could not be sent yet. */
  const uploaded = new Map<string, string>();

  function newLine(): Line & { connected: Promise<unknown> } {
    const client = new StreamChat(apiKey, {
      ...(baseUrl && { baseURL: baseUrl }),
      browser: true,
      timeout: TIMEOUT_MS,
      enableInsights: false,
      recoverStateOnReconnect: true,
    });
    client.on((event) => {
      if (line?.client !== client || over.signal.aborted || !OURS.has(event.cid)) return;
      if (event.type === 'connection.changed' && event.online) attend(client);
      hearing.event(event);
    });
    tokens.again();
    const connected = client.connectUser({ id: userId }, tokens.provide);
    const channel = client.channel(channelType, channelId);
    const query = channel.query.bind(channel);
    // It asks by itself as well, when a channel is frozen, and leaves a failure of that to the page.
    channel.query = (...given) => {
      const answer = query(...given);
      answer.catch(() => {});
      return answer;
    };
    return { client, channel, connected };
  }

  /**
   * In a browser the client forgets a socket that is dead without closing it, says only after 5 s that one is lost, and throws
   * at what it cannot read.
   */
  function attend(client: StreamChat): void {
    const now = client.wsConnection?.ws;
    if (!now || now === socket) return;
    socket?.close();
    socket = now;
    const { onmessage: hear } = now;
    now.onmessage = (event) => {
      if (isJson(event.data)) hear?.call(now, event);
      else if (!over.signal.aborted) {
        onDropped?.();
        // It may have been a message.
        emit({ type: 'resync' });
      }
    };
    now.addEventListener('close', () => {
      if (socket === now && !over.signal.aborted) emit({ type: 'link', state: 'lost' });
    });
  }

  async function leave({ client }: Line): Promise<void> {
    const connection = client.wsConnection;
    const opening = connection?.ws;
    await client.disconnectUser(CLOSING_MS).catch(() => {});
    // A socket that it was opening it leaves open, and one that it was about to open again comes after it.
    opening?.close();
    await connection?.disconnect(0);
  }

  const watch = (channel: Channel) => channel.watch({ messages: { limit: PAGE } });

  /** A client that could not connect is never used again: one of its own attempts may still be under way. */
  async function tryToConnect(): Promise<void> {
    const made = newLine();
    line = made;
    try {
      await made.connected;
      hearing.state(await watch(made.channel));
    } catch (error) {
      const by = made.client.userID === undefined ? undefined : endedBy(error);
      if (by) {
        emit({ type: 'ended', by });
        return;
      }
      line = undefined;
      await leave(made);
      throw error;
    }
  }

  async function asked<T>(work: Promise<T>): Promise<T> {
    try {
      return await work;
    } catch (error) {
      const by = endedBy(error);
      if (by) emit({ type: 'ended', by });
      throw error;
    }
  }

  /** @returns what a message says of a file */
  async function attach({ channel }: Line, { clientId, file, onProgress }: Draft, signal: AbortSignal) {
    if (!file) return [];
    const isImage = file.type.startsWith('image/');
    let address = uploaded.get(clientId);
    if (address === undefined) {
      const config = {
        signal,
        onUploadProgress: ({ loaded }: { loaded: number }) => onProgress?.(Math.min(loaded, file.size)),
      };
      const answer = await channel[isImage ? 'sendImage' : 'sendFile'](
        file,
        file.name,
        file.type,
        undefined,
        config,
      );
      address = answer.file;
      uploaded.set(clientId, address);
    }
    return [
      {
        type: isImage ? 'image' : 'file',
        title: file.name,
        fallback: file.name,
        mime_type: file.type,
        file_size: file.size,
        ...(isImage ? { image_url: address } : { asset_url: address }),
      },
    ];
  }

  async function post(to: Line, draft: Draft, signal: AbortSignal): Promise<Sent> {
    const { clientId, text = '' } = draft;
    const attachments = await attach(to, draft, signal).catch((error) => {
      // A message whose file has not arrived has not been sent.
      const failure = sendError(error);
      throw failure.outcome === 'unknown' ? sendError(error, 'not-sent') : failure;
    });
    let answer: { message: unknown };
    try {
      answer = await to.channel.sendMessage({ id: clientId, text, attachments });
    } catch (error) {
      if (!mayBeRepeat(error)) throw error;
      // Refused for its id where it is there: then it has arrived before.
      answer = await to.client.getMessage(clientId).catch((cause) => {
        throw isUnknown(cause) ? error : cause;
      });
    }
    const message = hearing.message(answer.message);
    if (message?.from !== 'me') throw new SendError('unknown', true, { code: 'stream-answer' });
    uploaded.delete(clientId);
    return { message };
  }

  return {
    mode: 'stream',
    get can() {
      const { max_message_length, typing_events, read_events, uploads } = hearing.config();
      return {
        files: uploads === false ? 0 : FILES,
        typing: typing_events !== false,
        read: read_events !== false,
        idempotentSend: true,
        exactOrder: false,
        rateReplies: false,
        maxText: max_message_length ?? MAX_TEXT,
        maxFileBytes: MAX_FILE_BYTES,
      };
    },

    async connect(signal) {
      signal.addEventListener('abort', () => over.abort(), { signal: over.signal });
      if (userId === '') throw new Error('The session names no user of the provider');
      emit({ type: 'link', state: 'connecting' });
      for (let tries = 0; !over.signal.aborted; tries += 1) {
        try {
          await tryToConnect();
          return;
        } catch (error) {
          if (over.signal.aborted) throw error;
          if (isUnknown(error)) throw new Error('User not found', { cause: error });
          emit({ type: 'link', state: isDenied(error) ? 'denied' : 'lost' });
          const ms = Math.min(FIRST_PAUSE_MS * 2 ** tries, LONGEST_PAUSE_MS);
          await (isDenied(error) ? unless(tokens.next(), over.signal) : pause(ms, over.signal));
        }
      }
      over.signal.throwIfAborted();
    },

    async page(before, _sought, signal) {
      const { channel } = line ?? missing();
      if (before !== null) {
        return hearing.page(
          await unless(asked(channel.query({ messages: { limit: PAGE, id_lt: before } })), signal),
        );
      }
      // Watched again as well: a client that could not do so when it was connected again hears nothing.
      const answer = await unless(asked(watch(channel)), signal);
      hearing.state(answer);
      return hearing.page(answer);
    },

    cursorOf: ({ id }) => id,

    async send(draft, signal) {
      if (!line) throw new SendError('not-sent', true, { code: 'not-connected' });
      try {
        return await unless(post(line, draft, signal), signal);
      } catch (error) {
        if (error instanceof SendError) throw error;
        const by = endedBy(error);
        // How it has ended, the channel itself says.
        if (by) emit({ type: 'resync' });
        if (isDenied(error)) emit({ type: 'link', state: 'denied' });
        throw sendError(error);
      }
    },

    typing() {
      line?.channel.keystroke().catch(() => {});
    },
    read(upTo) {
      // It marks all of a channel, and nothing less.
      if (hearing.isNewest(upTo)) line?.channel.markRead().catch(() => {});
    },
    async retoken(token) {
      tokens.take(token);
    },
    async close() {
      over.abort();
      const left = line && leave(line);
      line = undefined;
      uploaded.clear();
      if (left) await within(left, CLOSED_MS);
    },
  };
};

const NOBODY = { apiKey: '', userId: '', channelType: '', channelId: '', baseUrl: null };

function isJson(data: unknown): boolean {
  try {
    JSON.parse(String(data));
    return true;
  } catch {
    return false;
  }
}

function missing(): never {
  throw new Error('There is no connection');
}

/** Settles as it does, unless it is given up before. */
async function unless<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  let giveUp = () => {};
  const givenUp = new Promise<never>((_, reject) => {
    giveUp = () => reject(signal.reason);
  });
  signal.addEventListener('abort', giveUp);
  try {
    signal.throwIfAborted();
    return await Promise.race([work, givenUp]);
  } finally {
    signal.removeEventListener('abort', giveUp);
  }
}

async function pause(ms: number, signal: AbortSignal): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    await unless(
      new Promise<void>((resolve) => {
        timer = setTimeout(resolve, ms);
      }),
      signal,
    );
  } finally {
    clearTimeout(timer);
  }
}

async function within(work: Promise<void>, ms: number): Promise<void> {
  const done = new AbortController();
  await Promise.race([work, pause(ms, done.signal).catch(() => {})]);
  done.abort();
}
