import { formatMoment } from '#src/domain/text/format.ts';
import type { WireMessage } from '../../transports/port.ts';

const TOGETHER_MS = 3 * 60_000;

/** A message as it stands in the list. */
export interface MessageRow {
  message: WireMessage;
  /** Of the first of those that one author wrote in a row: who, and when. */
  head: boolean;
  at: Date;
  /** The day of it in words. */
  date: string;
  /** Where the day is another than that of the row before. */
  day: string | undefined;
}

/** The row that each message has. */
export type Rows = WeakMap<WireMessage, MessageRow>;

const dayOf = (at: Date) => formatMoment(at, { weekday: 'long', month: 'long', day: 'numeric' });

/**
 * Messages with their days, and who wrote them once for those in a row; in the person's own time zone. A time that cannot
 * be read goes with what is before it.
 *
 * @param breaks ids of messages that have a line before them
 * @param known as they were: a row of which nothing has changed is the same, and need not be drawn again
 */
export function rowsOf(
  messages: readonly WireMessage[],
  now: Date,
  breaks: ReadonlySet<string> = new Set(),
  known: Rows = new WeakMap(),
): MessageRow[] {
  const rows: MessageRow[] = [];
  let first: MessageRow | undefined;
  let day = dayOf(now);
  for (const message of messages) {
    const read = new Date(message.at);
    const at = Number.isNaN(read.getTime()) ? (rows.at(-1)?.at ?? now) : read;
    const before = known.get(message);
    const isKnown = before?.at.getTime() === at.getTime();
    const date = isKnown ? before.date : dayOf(at);
    const isTogether =
      first !== undefined &&
      first.message.from === message.from &&
      first.message.author === message.author &&
      at.getTime() - first.at.getTime() < TOGETHER_MS &&
      date === day &&
      !breaks.has(message.id);
    const next = { message, head: !isTogether, at, date, day: date === day ? undefined : date };
    const row = isKnown && before.head === next.head && before.day === next.day ? before : next;
    known.set(message, row);
    if (!isTogether) first = row;
    day = date;
    rows.push(row);
  }
  return rows;
}
