import { formatMoment } from '#src/domain/text/format.ts';
import type { WireMessage } from '../../transports/port.ts';

const TOGETHER_MS = 3 * 60_000;

/** A message as it stands in the list. */
export interface MessageRow {
  message: WireMessage;
  /** Of the first of those that one author wrote in a row: who, and when. */
  head: boolean;
  at: Date;
  /** Where the day is another than that of the row before. */
  day?: string | undefined;
}

const dayOf = (at: Date) => formatMoment(at, { weekday: 'long', month: 'long', day: 'numeric' });

/**
 * Messages with their days, and who wrote them once for those in a row; in the person's own time zone. A time that cannot
 * be read goes with what is before it.
 *
 * @param breaks ids of messages that have a line before them
 */
export function rowsOf(
  messages: readonly WireMessage[],
  now: Date,
  breaks: ReadonlySet<string> = new Set(),
): MessageRow[] {
  const rows: MessageRow[] = [];
  let first: MessageRow | undefined;
  let day = dayOf(now);
  for (const message of messages) {
    const read = new Date(message.at);
    const at = Number.isNaN(read.getTime()) ? (rows.at(-1)?.at ?? now) : read;
    const its = dayOf(at);
    const isTogether =
      first !== undefined &&
      first.message.from === message.from &&
      first.message.author === message.author &&
      at.getTime() - first.at.getTime() < TOGETHER_MS &&
      its === day &&
      !breaks.has(message.id);
    const row: MessageRow = { message, head: !isTogether, at, day: its === day ? undefined : its };
    if (!isTogether) first = row;
    day = its;
    rows.push(row);
  }
  return rows;
}
