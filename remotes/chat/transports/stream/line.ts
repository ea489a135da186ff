import { type Channel, StreamChat } from 'stream-chat';
import { withTimeLimit } from '#src/platform/withTimeLimit.ts';
import { type Emit, PAGE } from '../port.ts';
import { endedBy, isDenied, isUnknown } from './failures.ts';
import type { Hearing } from './hear.ts';
import { holdToOneSocket, type Socket } from './socket.ts';
import type { Tokens } from './tokens.ts';
import { createPauses, unless } from './waits.ts';

/** Of one answer. */
const TIMEOUT_MS = 6000;
/** How long the other side may take to agree that a connection ends, and a client to say that it has. */
const CLOSING_MS = 1000;
const CLOSED_MS = 2500;
/** For how long a client may try: it has no end of its own for a socket that opens and stays silent. */
const CONNECTING_MS = 15_000;
/** It asks for a sign every 25 s, and finds a dead connection after 35 s unless its timer is exact to the millisecond. */
const SILENCE_MS = 40_000;
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 20_000;

export interface Line {
  client: StreamChat;
  channel: Channel;
  /** What is asked of it is not answered any more: a client that was left may wait for a token for ever. */
  left: AbortController;
}

/** Where the channel is, and who hears it. */
export interface Place {
  apiKey: string;
  userId: string;
  channelType: string;
  channelId: string;
  baseUrl?: string | null | undefined;
}

interface Input {
  place: Place;
  tokens: Tokens;
  hearing: Hearing;
  /** It is connected: what the channel allows is known. */
  onHeard(): void;
  onDropped: (() => void) | undefined;
}

export const watch = (channel: Channel) => channel.watch({ messages: { limit: PAGE } });

/**
 * Keeps one client of the vendor's connected to the channel (docs/decisions/0057-the-stream-mode.md); where it cannot be helped it
 * is left, and there is another.
 */
export function createLines({ place, tokens, hearing, onHeard, onDropped }: Input, emit: Emit) {
  const { apiKey, userId, channelType, channelId, baseUrl } = place;
  const over = new AbortController();
  const OURS = new Set([undefined, '*', `${channelType}:${channelId}`]);
  let line: Line | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;
  let isHolding = false;
  const pauses = createPauses(over.signal);

  function newLine(): Line & { connected: Promise<unknown> } {
    const client = new StreamChat(apiKey, {
      ...(baseUrl && { baseURL: baseUrl }),
      browser: true,
      timeout: TIMEOUT_MS,
      enableInsights: false,
      recoverStateOnReconnect: false,
    });
    client.on((event) => {
      if (line?.client !== client || over.signal.aborted || !OURS.has(event.cid)) return;
      listen();
      if (event.type === 'connection.recovered') void hearAgain(line);
      hearing.event(event);
    });
    tokens.again();
    const connected = client.connectUser({ id: userId }, tokens.provide);
    if (client.wsConnection) holdToOneSocket(client.wsConnection, { onUnreadable, onClose: onLost });
    const channel = client.channel(channelType, channelId);
    const query = channel.query.bind(channel);
    // It asks by itself as well, when a channel is frozen, and leaves a failure of that to the page.
    channel.query = (...given) => {
      const answer = query(...given);
      answer.catch(() => {});
      return answer;
    };
    return { client, channel, left: new AbortController(), connected };
  }

  function onUnreadable(): void {
    if (over.signal.aborted) return;
    onDropped?.();
    // It may have been a message.
    emit({ type: 'resync' });
  }

  /** It says itself that a connection is lost, after 5 s. */
  function onLost(socket: Socket): void {
    if (line?.client.wsConnection?.ws === socket && !over.signal.aborted)
      emit({ type: 'link', state: 'lost' });
  }

  async function leave({ client, left }: Line): Promise<void> {
    left.abort();
    const connection = client.wsConnection;
    const opening = connection?.ws;
    await client.disconnectUser(CLOSING_MS).catch(() => {});
    // A socket that it was opening it leaves open, and one that it was about to open again comes after it.
    opening?.close();
    await connection?.disconnect(0);
  }

  /** Connected is who hears the channel. */
  async function hear({ channel, left }: Line): Promise<void> {
    hearing.state(await unless(watch(channel), left.signal));
    onHeard();
    emit({ type: 'link', state: 'connected' });
  }

  /** A client that could not connect is never used again: one of its own attempts may still be under way. */
  async function tryToConnect(): Promise<void> {
    const made = newLine();
    line = made;
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(new Error('It takes too long to connect')), CONNECTING_MS);
    try {
      await unless(unless(made.connected, over.signal), late.signal);
      await hear(made);
    } catch (error) {
      const by = isHeard(made) ? endedBy(error) : undefined;
      if (by) {
        emit({ type: 'ended', by });
        return;
      }
      if (line === made) line = undefined;
      await leave(made);
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }

  /** Until it hears the channel, or it is known that it never will. */
  async function hold(): Promise<void> {
    isHolding = true;
    try {
      for (let tries = 0; !(await hasConnected(tries)); tries += 1);
    } finally {
      isHolding = false;
    }
  }
  async function hasConnected(tries: number): Promise<boolean> {
    try {
      await tryToConnect();
      return true;
    } catch (error) {
      over.signal.throwIfAborted();
      if (isUnknown(error)) throw new Error('User not found', { cause: error });
      emit({ type: 'link', state: isDenied(error) ? 'denied' : 'lost' });
      const ms = Math.min(FIRST_PAUSE_MS * 2 ** tries, LONGEST_PAUSE_MS);
      await (isDenied(error) ? unless(tokens.next(), over.signal) : pauses.wait(ms));
      return false;
    }
  }

  /** With another client, of which there is never more than one; what became of the one before does not matter any more. */
  function startAgain(): void {
    clearTimeout(silence);
    const before = line;
    if (!before || over.signal.aborted) return;
    line = undefined;
    emit({ type: 'link', state: 'lost' });
    void leave(before);
    // Who connects goes on with another by itself.
    if (isHolding) return;
    hold().then(
      () => emit({ type: 'resync' }),
      () => over.signal.aborted || emit({ type: 'rejected' }),
    );
  }
  function listen(): void {
    clearTimeout(silence);
    silence = setTimeout(startAgain, SILENCE_MS);
  }

  /** The client is connected again by itself: what it has missed it does not tell. */
  async function hearAgain(made: Line): Promise<void> {
    try {
      await hear(made);
      emit({ type: 'resync' });
    } catch (error) {
      const by = endedBy(error);
      if (by) emit({ type: 'ended', by });
      else if (line === made) startAgain();
    }
  }

  return {
    get: () => line,
    wake: pauses.skip,
    /** Resolves once it is connected; rejects where that can never be. */
    async connect(signal: AbortSignal): Promise<void> {
      signal.addEventListener('abort', () => over.abort(signal.reason), { signal: over.signal });
      emit({ type: 'link', state: 'connecting' });
      await hold();
    },
    async close(): Promise<void> {
      over.abort();
      clearTimeout(silence);
      const left = line && leave(line);
      line = undefined;
      if (left) await withTimeLimit(left, CLOSED_MS);
    },
  };
}

/** Whether it came as far as asking for the channel. */
const isHeard = ({ client }: Line) => client.wsConnection?.isHealthy === true;
