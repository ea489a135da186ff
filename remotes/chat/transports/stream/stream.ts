import { type Draft, PAGE, SendError, type Sent, type Transport } from '../port.ts';
import type { CreateTransport } from '../registry.ts';
import { endedBy, isDenied, isUnknown, mayBeRepeat, sendError } from './failures.ts';
import { createFiles } from './files.ts';
import { createHearing } from './hear.ts';
import { createLines, type Line, type Place, watch } from './line.ts';
import { createTokens } from './tokens.ts';
import { unless } from './waits.ts';

/** What a channel of the provider takes unless it says otherwise. */
const MAX_TEXT = 5000;
const FILES = 5;
const MAX_FILE_BYTES = 16_777_216;

/** The stream provider, by its own client (docs/chat.md#modes). */
export const createStream: CreateTransport = ({ session, onDropped }, emit): Transport => {
  const place = session.stream ?? NOBODY;
  const { userId, baseUrl } = place;
  const isAllowed = (address: string) =>
    address.startsWith('https://') || (Boolean(baseUrl) && address.startsWith(`${baseUrl}/`));
  const hearing = createHearing({ userId, isAllowed, onDropped }, emit);
  const tokens = createTokens(session.token, () => emit({ type: 'token', state: 'expired' }));
  const can = {
    files: FILES,
    typing: true,
    read: true,
    idempotentSend: true,
    exactOrder: false,
    rateReplies: false,
    maxText: MAX_TEXT,
    maxFileBytes: MAX_FILE_BYTES,
  };
  const lines = createLines({ place, tokens, hearing, onHeard, onDropped }, emit);
  const files = createFiles();

  function onHeard(): void {
    const { max_message_length, typing_events, read_events, uploads } = hearing.config();
    can.maxText = max_message_length ?? MAX_TEXT;
    can.typing = typing_events !== false;
    can.read = read_events !== false;
    can.files = uploads === false ? 0 : FILES;
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

  async function post(to: Line, draft: Draft, signal: AbortSignal): Promise<Sent> {
    const { clientId, text = '' } = draft;
    const attachments = await files.attach(to.channel, draft, signal).catch((error) => {
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
    files.forget(clientId);
    return { message };
  }

  return {
    mode: 'stream',
    can,

    async connect(signal) {
      if (userId === '') throw new Error('The session names no user of the provider');
      await lines.connect(signal);
    },
    wake: lines.wake,

    async page(before, _sought, signal) {
      const { channel, left } = lines.get() ?? missing();
      const during = <T>(work: Promise<T>) => unless(unless(work, left.signal), signal);
      if (before !== null) {
        return hearing.page(await during(asked(channel.query({ messages: { limit: PAGE, id_lt: before } }))));
      }
      // Watched again as well: a client that could not do so when it was connected again hears nothing.
      const answer = await during(asked(watch(channel)));
      hearing.state(answer);
      return hearing.page(answer);
    },

    cursorOf: ({ id }) => id,

    async send(draft, signal) {
      const line = lines.get();
      if (!line) throw new SendError('not-sent', true, { code: 'not-connected' });
      try {
        return await unless(unless(post(line, draft, signal), line.left.signal), signal);
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
      lines
        .get()
        ?.channel.keystroke()
        .catch(() => {});
    },
    read(upTo) {
      // It marks all of a channel, and nothing less.
      if (hearing.isNewest(upTo))
        lines
          .get()
          ?.channel.markRead()
          .catch(() => {});
    },
    async retoken(token) {
      tokens.take(token);
    },
    async close() {
      files.clear();
      await lines.close();
    },
  };
};

const NOBODY: Place = { apiKey: '', userId: '', channelType: '', channelId: '', baseUrl: null };

function missing(): never {
  throw new Error('There is no connection');
}
