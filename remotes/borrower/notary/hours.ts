import { pacificMoment } from '#src/domain/hours.ts';

/** "Monday" and "6:00 AM", in Pacific time as all our hours (shared areas s9); undefined when it is not a time. */
export function openingTime(opensAt: string | null | undefined) {
  const time = new Date(opensAt ?? '');
  return Number.isNaN(time.getTime()) ? undefined : pacificMoment(time);
}
