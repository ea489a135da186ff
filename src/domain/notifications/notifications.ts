/** What people are told, apart from how it is shown. Source: docs/rules.md#notifications */

interface Told {
  readonly uuid: string;
  /** ISO time; anything else is no time. */
  readonly created: string;
}

export const UNREAD = 'UNREAD';

/** Everything but `UNREAD` is read, also what a later server may call it. */
export const isUnread = ({ status }: { readonly status: unknown }): boolean => status === UNREAD;

/** When it was created, in milliseconds; undefined when that is no date. */
export function createdAt({ created }: Pick<Told, 'created'>): number | undefined {
  const time = Date.parse(created);
  return Number.isNaN(time) ? undefined : time;
}

/** Newest first, of the same moment by uuid; those without a time are last. */
export function byNewest(a: Told, b: Told): number {
  const [left, right] = [createdAt(a) ?? Number.NEGATIVE_INFINITY, createdAt(b) ?? Number.NEGATIVE_INFINITY];
  if (left !== right) return left > right ? -1 : 1;
  return a.uuid < b.uuid ? -1 : Number(a.uuid > b.uuid);
}
