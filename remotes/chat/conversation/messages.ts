import type { Order, WireMessage } from '../transports/port.ts';

const compare = (a: Order, b: Order): number =>
  a.major - b.major || (a.minor < b.minor ? -1 : a.minor > b.minor ? 1 : 0);

export const isAfter = (a: Order, b: Order): boolean => compare(a, b) > 0;

/**
 * Takes messages in, in whatever order and however often they come: each is known by its id and stands where the server
 * says. Never by its text: two short answers may be the same.
 */
export function merge(
  known: readonly WireMessage[],
  incoming: readonly WireMessage[],
): readonly WireMessage[] {
  if (incoming.length === 0) return known;
  const byId = new Map(known.map((message) => [message.id, message]));
  // What a page or an event does not say of a message stays as it was known.
  for (const message of incoming) byId.set(message.id, { ...byId.get(message.id), ...message });
  return [...byId.values()].sort((a, b) => compare(a.order, b.order));
}

/** What is shown: of a message of ours that the server has twice, the first. */
export function shownOf(messages: readonly WireMessage[]): readonly WireMessage[] {
  const seen = new Set<string>();
  return messages.filter(({ clientId }) => {
    if (clientId === undefined) return true;
    if (seen.has(clientId)) return false;
    seen.add(clientId);
    return true;
  });
}

/** How many of ours the server has twice: an agent may see both. */
export const doubledOf = (messages: readonly WireMessage[]): number =>
  messages.length - shownOf(messages).length;

/** What others said after what was read; lines of the system's own never count. */
export const unreadOf = ({
  messages,
  readUpTo,
}: {
  messages: readonly WireMessage[];
  readUpTo: Order | undefined;
}): readonly WireMessage[] =>
  messages.filter(
    ({ from, order }) =>
      from !== 'me' && from !== 'system' && (readUpTo === undefined || isAfter(order, readUpTo)),
  );
