import { pacificMoment } from '#src/domain/hours.ts';

/** "Monday" and "6:00 AM", in Pacific time like all our hours; undefined when it is not a time (docs/rules.md#opening-hours). */
export function openingTime(opensAt: string | null | undefined) {
  const time = new Date(opensAt ?? '');
  return Number.isNaN(time.getTime()) ? undefined : pacificMoment(time);
}
