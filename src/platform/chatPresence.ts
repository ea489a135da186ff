/**
 * Who on the page answers when the chat is asked for, and who offers it already. Page-wide, because each remote carries
 * its own copy of this module.
 */
interface ChatPresence {
  /** By part and owner. */
  counts: Map<string, number>;
  listeners: Set<() => void>;
}
const PRESENCE = Symbol.for('heloc.chat');

function presence(): ChatPresence {
  const page = globalThis as { [PRESENCE]?: ChatPresence };
  page[PRESENCE] ??= { counts: new Map(), listeners: new Set() };
  return page[PRESENCE];
}

type Part = 'answers' | 'offers';

/** @param owner an organisation, or the one mount whose page has a chat of its own */
export const hasChat = (part: Part, owner: string) => (presence().counts.get(`${part} ${owner}`) ?? 0) > 0;

/** Registers a chat that answers, or a page that offers one. @returns unregisters it */
export function registerChat(part: Part, owner: string): () => void {
  const { counts, listeners } = presence();
  const key = `${part} ${owner}`;
  const add = (by: number) => {
    counts.set(key, (counts.get(key) ?? 0) + by);
    if (!counts.get(key)) counts.delete(key);
    for (const listener of listeners) listener();
  };
  add(1);
  return () => add(-1);
}

export function subscribeChats(listener: () => void): () => void {
  const { listeners } = presence();
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
