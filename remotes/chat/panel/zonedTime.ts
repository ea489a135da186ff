import { pacificMoment } from '#src/domain/dates/hours.ts';
import { formatMoment } from '#src/domain/text/format.ts';

/**
 * A moment as our hours are told, and as the person's own clock shows it where that differs (docs/rules.md#opening-hours).
 */
export function zonedTime(at: Date): { day: string; time: string; own: string | undefined } {
  const pacific = pacificMoment(at);
  const own = {
    day: formatMoment(at, { weekday: 'long' }),
    time: formatMoment(at, { hour: 'numeric', minute: '2-digit' }),
  };
  const isSame = own.day === pacific.day && own.time === pacific.time;
  return {
    ...pacific,
    own: isSame ? undefined : own.day === pacific.day ? own.time : `${own.day}, ${own.time}`,
  };
}
