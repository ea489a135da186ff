import { pacificMoment } from '#src/domain/dates/hours.ts';

/** Until when the identity questions are locked; undefined when they are not (docs/rules.md#identity-questions). */
export function lockedUntil(retryAt: string | null | undefined, now: Date): Date | undefined {
  const time = new Date(retryAt ?? '');
  return time > now ? time : undefined;
}

/** "Monday" and "6:00 AM", in Pacific time like all our hours; undefined when it is not a time (docs/rules.md#opening-hours). */
export function openingTime(opensAt: string | null | undefined) {
  const time = new Date(opensAt ?? '');
  return Number.isNaN(time.getTime()) ? undefined : pacificMoment(time);
}
