import type { Event } from 'stream-chat';
import { type Cursor, type Emit, type Order, PAGE, type WireMessage } from '../port.ts';
import { type ChannelState, fitting, shapes, upToOf, wireMessage } from './wire.ts';

const isAfter = (a: Order, b: Order | undefined) =>
  !b || a.major > b.major || (a.major === b.major && a.minor >= b.minor);

interface Input {
  userId: string;
  /** From where a file may be fetched. */
  isAllowed(address: string): boolean;
  /** Something did not fit. */
  onDropped: (() => void) | undefined;
}

export type Hearing = ReturnType<typeof createHearing>;

/** Translates what the provider says, in answers and in events, into what the port says. */
export function createHearing({ userId, isAllowed, onDropped }: Input, emit: Emit) {
  let config: NonNullable<ChannelState['config']> = {};
  /** Of the agent who is there. */
  let agent: string | undefined;
  let isFrozen = false;
  let newest: Order | undefined;

  function said(value: unknown): WireMessage | undefined {
    const one = fitting(shapes.message, value);
    if (!one) onDropped?.();
    // What was taken back is known by nothing but its id.
    return one && one.type !== 'deleted' ? wireMessage(one, userId, isAllowed) : undefined;
  }
  function known(message: WireMessage): WireMessage {
    if (isAfter(message.order, newest)) newest = message.order;
    return message;
  }

  function channelIs(channel: ChannelState): void {
    config = { ...config, ...channel.config };
    if (channel.frozen && !isFrozen) emit({ type: 'frozen' });
    isFrozen = channel.frozen === true;
    if (agent === undefined && channel.queue_position !== undefined)
      emit({ type: 'agent', state: 'queued', position: channel.queue_position });
  }
  function agentIs(name: string | undefined): void {
    if (agent === name) return;
    const before = agent;
    agent = name;
    const told = name ?? before;
    emit({ type: 'agent', state: name === undefined ? 'left' : 'joined', ...(told && { name: told }) });
  }
  function readUpTo(who: string | undefined, at: string | undefined): void {
    if (who === userId && at !== undefined) emit({ type: 'read', upTo: upToOf(at) });
  }
  function writes(event: unknown, on: boolean): void {
    const author = fitting(shapes.event, event)?.user;
    if (author && author.id !== userId)
      emit({ type: 'typing', on, ...(author.name && { author: author.name }) });
  }
  const member = (event: unknown) => fitting(shapes.event, event)?.member;
  const ended = (by: 'agent' | 'system') => () => emit({ type: 'ended', by });

  const HEARD: Readonly<Record<string, (event: Event) => void>> = {
    'connection.changed': ({ online }) => online || emit({ type: 'link', state: 'lost' }),
    'channel.truncated': () => emit({ type: 'resync' }),
    'message.new'(event) {
      const message = said(event.message);
      if (message) emit({ type: 'message', message: known(message) });
    },
    'message.undeleted'(event) {
      const message = said(event.message);
      if (message) emit({ type: 'message', message });
    },
    'message.updated'(event) {
      const message = said(event.message);
      if (message) emit({ type: 'changed', message });
    },
    'message.deleted': ({ message }) => message && emit({ type: 'removed', id: String(message.id) }),
    'typing.start': (event) => writes(event, true),
    'typing.stop': (event) => writes(event, false),
    'message.read'(event) {
      const heard = fitting(shapes.event, event);
      readUpTo(heard?.user?.id, heard?.created_at);
    },
    'member.added'(event) {
      const one = member(event);
      if (one && one.user_id !== userId) agentIs(one.user?.name ?? '');
    },
    'member.removed'(event) {
      const one = member(event);
      if (one?.user_id === userId) ended('agent')();
      else if (one) agentIs(undefined);
    },
    'channel.updated'(event) {
      const channel = fitting(shapes.event, event)?.channel;
      if (channel) channelIs(channel);
    },
    'channel.deleted': ended('system'),
    'notification.channel_deleted': ended('system'),
    'notification.removed_from_channel': ended('agent'),
  };

  return {
    event: (event: Event) => HEARD[event.type]?.(event),
    message: said,
    config: () => config,
    isNewest: (order: Order) => isAfter(order, newest),

    /** An answer that has the channel and some of its messages. @throws where it has not */
    page(answer: unknown): { messages: WireMessage[]; before: Cursor | null } {
      const state = fitting(shapes.state, answer);
      if (!state) throw new Error('The answer has no channel');
      const messages = state.messages.map(said).filter((one) => one !== undefined);
      const oldest = fitting(shapes.identified, state.messages[0])?.id;
      return {
        messages: messages.map(known),
        before: state.messages.length < PAGE ? null : (oldest ?? null),
      };
    },
    /** What an answer says of the channel itself: it is how things are now. */
    state(answer: unknown): void {
      const state = fitting(shapes.state, answer);
      if (!state) return;
      const other = state.members
        .map((value) => fitting(shapes.member, value))
        .find((one) => one && one.user_id !== userId);
      agentIs(other && (other.user?.name ?? ''));
      channelIs(state.channel);
      for (const value of state.read ?? []) {
        const mark = fitting(shapes.read, value);
        readUpTo(mark?.user.id, mark?.last_read);
      }
    },
  };
}
