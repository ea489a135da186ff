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

/** On the document: something that leaves a chat usable was put in front of all that is there. */
export const COVERED = 'heloc:covered';

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

/**
 * By organisation, the mounts that have its chat, the first of which shows it, and the buttons that offer it. Beside the
 * counts, which an older release may have made.
 */
const LINES = Symbol.for('heloc.chat-lines');
const lines = () => {
  const page = globalThis as { [LINES]?: Map<string, object[]> };
  page[LINES] ??= new Map();
  return page[LINES];
};

/** Of several mounts of an organisation on a page one shows its chat: the first, and once that is gone the next. */
export const showsChat = (org: string, mount: object) => lines().get(org)?.[0] === mount;

/** @returns leaves the line */
function join(line: string, member: object): () => void {
  const set = (members: object[]) => {
    if (members.length > 0) lines().set(line, members);
    else lines().delete(line);
    for (const listener of presence().listeners) listener();
  };
  const others = () => (lines().get(line) ?? []).filter((one) => one !== member);
  set([...others(), member]);
  return () => set(others());
}

/** Puts a mount in the line of those that have the chat of an organisation. @returns takes it out */
export const lineUp = (org: string, mount: object) => join(org, mount);

const buttonsOf = (org: string) => `buttons ${org}`;

/** Registers a button of a page that offers the chat of an organisation. @returns unregisters it */
export const registerButton = (org: string, button: HTMLElement) => join(buttonsOf(org), button);

/** The button of a page that offers the chat of an organisation, where one does. */
export const buttonOf = (org: string) => lines().get(buttonsOf(org))?.[0] as HTMLElement | undefined;

export function subscribeChats(listener: () => void): () => void {
  const { listeners } = presence();
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
