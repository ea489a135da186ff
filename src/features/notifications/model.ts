import { byNewest, createdAt, isUnread } from '#src/domain/notifications/notifications.ts';

export interface Notification {
  readonly uuid: string;
  readonly title: string;
  readonly description: string;
  readonly created: string;
  readonly isUnread: boolean;
  readonly ctas: readonly { readonly title: string; readonly redirectPath: unknown }[];
  /** Of the account that it is about, in lower case; absent: it is for all of the person's. */
  readonly account: string | undefined;
}

type Fields = Readonly<Record<string, unknown>>;
const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};
const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** Undefined for what has no id or no title (docs/rules.md#notifications). */
function readItem(value: unknown): Notification | undefined {
  const { uuid, title, description, created, status, ctas, walletAddress } = fieldsOf(value);
  if (!textOf(uuid) || !textOf(title)) return undefined;
  return {
    uuid: textOf(uuid),
    title: textOf(title),
    description: textOf(description),
    created: textOf(created),
    isUnread: isUnread({ status }),
    ctas: (Array.isArray(ctas) ? ctas : [])
      .map((cta) => ({ title: textOf(fieldsOf(cta).title), redirectPath: fieldsOf(cta).redirectPath }))
      .filter((cta) => cta.title !== ''),
    account: textOf(walletAddress).toLowerCase() || undefined,
  };
}

/** What of an answer can be shown. */
export interface Page {
  /** Each once. */
  readonly items: readonly Notification[];
  /** Of what was left out, the id if it has one. */
  readonly dropped: readonly string[];
  /** Of all, as the server counts them. */
  readonly unread: number;
  /** The `before` of what is older. */
  readonly next: string | null;
}

interface Answer {
  notifications: readonly unknown[];
  unread: number;
  next?: string | null | undefined;
}

export function readPage({ notifications, unread, next }: Answer): Page {
  const items = new Map<string, Notification>();
  const dropped: string[] = [];
  for (const value of notifications) {
    const item = readItem(value);
    if (!item) dropped.push(textOf(fieldsOf(value).uuid));
    else if (!items.has(item.uuid)) items.set(item.uuid, item);
  }
  return { items: [...items.values()].toSorted(byNewest), dropped, unread, next: next || null };
}

/** Something that the person has read, while the server does not know of it for certain. */
export type Change =
  | { readonly uuid: string }
  /** All that were created until then: ISO time. */
  | { readonly until: string };
/** `isOpen`: the server has not answered yet. */
export type Made = Change & { readonly isOpen: boolean };

const covers =
  ({ uuid, created }: Pick<Notification, 'uuid' | 'created'>) =>
  (change: Change): boolean =>
    'uuid' in change
      ? change.uuid === uuid
      : (createdAt({ created }) ?? Number.POSITIVE_INFINITY) <= Date.parse(change.until);

/** The item as the person left it. */
export const applied = (item: Notification, changes: readonly Change[]): Notification =>
  item.isUnread && changes.some(covers(item)) ? { ...item, isUnread: false } : item;

/** An item as the server sends it, once it has taken a change: the same one if that is none to it. */
export const afterChange = (value: unknown, change: Change): unknown => {
  const item = readItem(value);
  return item?.isUnread && covers(item)(change) ? { ...fieldsOf(value), status: 'READ' } : value;
};

export const isOfAccount = ({ account }: Notification, chosen: string | undefined): boolean =>
  account === undefined || chosen === undefined || account === chosen.toLowerCase();

/**
 * How many are unread: what the server counts, without those that are known to be read or another account's. They are counted
 * by id, so that none is taken away twice.
 */
export function countUnread(
  unread: number,
  loaded: readonly Notification[],
  chosen: string | undefined,
  changes: readonly Made[],
): number {
  const known = new Map(loaded.map((item) => [item.uuid, item]));
  const isLeft = (item: Notification) => isOfAccount(item, chosen) && applied(item, changes).isUnread;
  const unreadHere = [...known.values()].filter((item) => item.isUnread);
  // Until a time: nothing is known to be newer than what is loaded.
  if (changes.some((change) => change.isOpen && 'until' in change)) return unreadHere.filter(isLeft).length;
  return Math.max(0, unread - unreadHere.filter((item) => !isLeft(item)).length);
}

/** Texts longer than that are cut where they are seen, and read out whole. */
export const TITLE_MAX = 120;
export const DESCRIPTION_MAX = 400;

/** What is seen of a text, and the rest: cut between words where there are any, and never within a character. */
export function clip(text: string, max: number): readonly [seen: string, rest: string] {
  if (text.length <= max) return [text, ''];
  const characters = Array.from(text.slice(0, max * 2))
    .slice(0, max)
    .join('');
  if (characters.length === text.length) return [text, ''];
  const space = characters.lastIndexOf(' ');
  const seen = space > max / 2 ? characters.slice(0, space) : characters;
  return [seen, text.slice(seen.length)];
}
