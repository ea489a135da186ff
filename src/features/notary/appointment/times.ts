import type { NotarySlot } from '#src/api/contract/notary.ts';
import { type IsoDate, toIsoDate } from '#src/domain/dates/dates.ts';
import { isOfferable, type NotaryPlace } from '#src/domain/notary/notaryAppointments.ts';
import { formatMoment } from '#src/domain/text/format.ts';

/** 'Wednesday, November 25, 2026', in a time zone. */
export const dayText = (at: Date, timeZone: string): string =>
  formatMoment(at, { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric', timeZone });

/** '11:00 AM', in a time zone or in the person's own. */
export const timeText = (at: Date, timeZone?: string): string =>
  formatMoment(at, { hour: 'numeric', minute: '2-digit', timeZone });

/** '11:00 AM Mountain Time', likewise. */
export const zonedTimeText = (at: Date, timeZone?: string): string =>
  formatMoment(at, { hour: 'numeric', minute: '2-digit', timeZoneName: 'longGeneric', timeZone });

/** 'Mountain Time'. */
export const zoneText = (at: Date, timeZone: string): string =>
  zonedTimeText(at, timeZone).slice(timeText(at, timeZone).length).trim();

/** What is chosen so far; the first day counts as chosen until there is another. */
export interface Choice {
  /** HOME, OTHER, or the uuid of an office. */
  place?: string | undefined;
  day?: string | undefined;
  slotId?: string | undefined;
}

export interface Offered {
  slots: readonly NotarySlot[];
  timeZone: string;
}

/** The times that may still be booked: the page may have been open for a while. */
export const stillOffered = (
  slots: readonly NotarySlot[],
  rules: { now: Date; timeZone: string; earliest?: string | null | undefined },
): NotarySlot[] =>
  slots
    .filter(({ startsAt }) => !Number.isNaN(Date.parse(startsAt)) && isOfferable(new Date(startsAt), rules))
    .toSorted((a, b) => a.startsAt.localeCompare(b.startsAt));

/** The place of a choice, as the API calls it. */
export const venueOf = ({ place }: Choice): { place: NotaryPlace; officeUuid: string | null } =>
  place === 'HOME' || place === 'OTHER'
    ? { place: 'HOME', officeUuid: null }
    : { place: 'OFFICE', officeUuid: place ?? null };

const dayOf = ({ startsAt }: NotarySlot, timeZone: string): IsoDate =>
  toIsoDate(new Date(startsAt), timeZone);

/** The days with free times at the chosen place, the chosen one of them, and its times. */
export function daysAndTimes({ slots, timeZone }: Offered, choice: Choice) {
  const { place, officeUuid } = venueOf(choice);
  const there = choice.place
    ? slots.filter((slot) => slot.place === place && (slot.officeUuid ?? null) === officeUuid)
    : [];
  const days = [...new Set(there.map((slot) => dayOf(slot, timeZone)))];
  const day = days.find((other) => other === choice.day) ?? days[0];
  const times = there.filter((slot) => dayOf(slot, timeZone) === day);
  return { days, day, times };
}
