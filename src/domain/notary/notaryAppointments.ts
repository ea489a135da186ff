/** Appointments with a notary in person. Source: docs/rules.md#notary-appointments */
import { isFederalHoliday } from '../dates/businessDays.ts';
import { addDays, toIsoDate, weekdayOf } from '../dates/calendar.ts';

const HOUR_MS = 3_600_000;
const NOTICE_MS = 24 * HOUR_MS;
const OFFERED_DAYS = 14;
const SUNDAY = 0;

/** How long one takes when no end is given. */
export const APPOINTMENT_MS = HOUR_MS;

export const NOTARY_PLACES = ['HOME', 'OFFICE'] as const;
export type NotaryPlace = (typeof NOTARY_PLACES)[number];

export const REMINDER_CHANNELS = ['EMAIL', 'SMS'] as const;
export type ReminderChannel = (typeof REMINDER_CHANNELS)[number];

/** A homestead in Texas is closed at an office, never at home (docs/rules.md#texas-home-equity). */
export const isOfficeOnly = (state: string): boolean => state.trim().toUpperCase() === 'TX';

/**
 * Whether no session by video is possible: the application needs a notary in person, as where the county records no
 * electronic deeds, or the law of the state does.
 */
export const isInPersonOnly = (manualNotary: boolean | null | undefined, state: string): boolean =>
  Boolean(manualNotary) || isOfficeOnly(state);

/** Whether it may still be made, changed or cancelled without a call. */
export const isBeforeChangeDeadline = (startsAt: Date, now: Date): boolean =>
  startsAt.getTime() - now.getTime() >= NOTICE_MS;

/**
 * Whether a time may be offered: with notice, within two weeks, on no Sunday or federal holiday, and not before a waiting
 * period is over.
 * @param timeZone of the property, in which its days are counted
 * @param earliest first day after a waiting period
 */
export function isOfferable(
  startsAt: Date,
  { now, timeZone, earliest }: { now: Date; timeZone: string; earliest?: string | null | undefined },
): boolean {
  const day = toIsoDate(startsAt, timeZone);
  return (
    isBeforeChangeDeadline(startsAt, now) &&
    day <= addDays(toIsoDate(now, timeZone), OFFERED_DAYS) &&
    weekdayOf(day) !== SUNDAY &&
    !isFederalHoliday(day) &&
    !(earliest && day < earliest)
  );
}
