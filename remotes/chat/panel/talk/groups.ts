import { formatMoment } from '#src/domain/text/format.ts';
import type { WireMessage } from '../../transports/port.ts';

const TOGETHER_MS = 3 * 60_000;

/** Messages that one author wrote in a row, under one name and one time. */
export interface Group {
  from: WireMessage['from'];
  author?: string | undefined;
  at: Date;
  /** Where the day is another than that of the group before. */
  day?: string | undefined;
  messages: WireMessage[];
}

const dayOf = (at: Date) => formatMoment(at, { weekday: 'long', month: 'long', day: 'numeric' });

/** In the person's own time zone. A time that cannot be read goes with what is before it. */
export function groupsOf(messages: readonly WireMessage[], now: Date): Group[] {
  const groups: Group[] = [];
  let day = dayOf(now);
  for (const message of messages) {
    const last = groups.at(-1);
    const read = new Date(message.at);
    const at = Number.isNaN(read.getTime()) ? (last?.at ?? now) : read;
    const isTogether =
      last !== undefined &&
      last.from === message.from &&
      last.author === message.author &&
      at.getTime() - last.at.getTime() < TOGETHER_MS &&
      dayOf(at) === dayOf(last.at);
    if (isTogether) last.messages.push(message);
    else {
      const its = dayOf(at);
      groups.push({
        from: message.from,
        author: message.author,
        at,
        day: its === day ? undefined : its,
        messages: [message],
      });
      day = its;
    }
  }
  return groups;
}
