import type { NotaryOffice, NotaryReservation, NotarySlot } from '#src/api/contract/notary.ts';
import { addDays, formatLongDate, localHour, toIsoDate } from '#src/domain/dates/dates.ts';
import { timeZoneOf } from '#src/domain/dates/timeZones.ts';
import {
  APPOINTMENT_MS,
  isBeforeChangeDeadline,
  isOfferable,
  isOfficeOnly,
} from '#src/domain/notary/notaryAppointments.ts';
import { sign } from './coDeed.ts';
import { same } from './decisions.ts';
import type { Env } from './env.ts';
import { NO_TIMES_LAST_NAME } from './notaryOutcomes.ts';
import { borrowerOf, type Party } from './party.ts';
import { uuidFrom } from './random.ts';
import type { Application } from './records.ts';

export const NOTARY_NAME = 'Priya Lindqvist';
export const MANUAL_FEE = 300;
const NOTARY_PHONE = '8005550142';
const DAY_MS = 24 * 60 * 60_000;
/** Until the signed documents are back. */
const RETURN_MS = DAY_MS;

const HOURS = { HOME: [9, 11, 14, 16], OFFICE: [10, 13, 15] } as const;
const OFFICES = [
  { name: 'Granite Title Company', street1: '400 Main St' },
  { name: 'Ellison Law Office', street1: '88 Court Sq' },
] as const;

export const zoneOf = ({ heloc }: Application): string => timeZoneOf(heloc.property.state);

/** Two of them in the property's own city. */
export function officesOf({ heloc }: Application): NotaryOffice[] {
  const { city, state, zip } = heloc.property;
  return OFFICES.map(({ name, street1 }) => ({
    uuid: uuidFrom(`${heloc.uuid}|office|${name}`),
    name,
    address: { street1, street2: '', city, state, zip },
    mapUrl: `https://www.openstreetmap.org/search?${new URLSearchParams({ query: `${street1}, ${city}, ${state} ${zip}` })}`,
  }));
}

/** Free times at every place, from the day after tomorrow on. */
export function slotsOf({ app, name }: Pick<Party, 'app' | 'name'>, now: number): NotarySlot[] {
  const { heloc } = app;
  if (same(name.lastName, NO_TIMES_LAST_NAME)) return [];
  const timeZone = zoneOf(app);
  const today = toIsoDate(new Date(now), timeZone);
  const earliest = heloc.dates.notaryEarliest;
  const places = [
    ...(isOfficeOnly(heloc.property.state) ? [] : [{ place: 'HOME' as const, officeUuid: null }]),
    ...officesOf(app).map(({ uuid }) => ({ place: 'OFFICE' as const, officeUuid: uuid })),
  ];
  return Array.from({ length: 13 }, (_, index) => addDays(today, index + 2)).flatMap((day) =>
    places.flatMap(({ place, officeUuid }) =>
      HOURS[place].flatMap((hour) => {
        const startsAt = localHour(day, hour, timeZone);
        if (!isOfferable(startsAt, { now: new Date(now), timeZone, earliest })) return [];
        const id = uuidFrom(`${heloc.uuid}|slot|${day}|${hour}|${officeUuid}`);
        return [{ id, startsAt: startsAt.toISOString(), place, officeUuid, label: formatLongDate(day) }];
      }),
    ),
  );
}

/** When the present appointment begins; undefined where there is none. */
export function startOf({ reserved }: Pick<Party, 'reserved'>): number | undefined {
  const start = Date.parse(reserved?.reservedFor ?? '');
  return Number.isNaN(start) ? undefined : start;
}

/** Whether an appointment that there is may still be changed. */
export function isChangeable(party: Party, now: number): boolean {
  const start = startOf(party);
  return start === undefined || isBeforeChangeDeadline(new Date(start), new Date(now));
}

/** The time at which everything that was signed in person is back. */
export const returnedAt = (party: Party): number =>
  (startOf(party) ?? Number.POSITIVE_INFINITY) + APPOINTMENT_MS + RETURN_MS;

export function reservationOf(party: Party): NotaryReservation | null {
  const { app, record, reserved, key } = party;
  const { heloc } = app;
  const { appointment } = record;
  const start = startOf(party);
  if (start === undefined) return null;
  const place = reserved?.place ?? 'HOME';
  const offices = place === 'OFFICE' ? officesOf(app) : [];
  const office = offices.find(({ uuid }) => uuid === appointment?.officeUuid) ?? offices[0];
  const { street1, street2, city, state, zip } = appointment?.address ?? office?.address ?? heloc.property;
  return {
    id: appointment?.slotId ?? uuidFrom(`${key}|slot|${start}`),
    startsAt: new Date(start).toISOString(),
    endsAt: new Date(start + APPOINTMENT_MS).toISOString(),
    timeZone: zoneOf(app),
    place,
    label: formatLongDate(toIsoDate(new Date(start), zoneOf(app))),
    officeUuid: office?.uuid ?? null,
    officeName: office?.name ?? null,
    mapUrl: office?.mapUrl ?? null,
    address: { street1, street2, city, state, zip },
    notaryName: reserved?.notaryName ?? NOTARY_NAME,
    notaryCommission: `${heloc.property.state} 20264417`,
    notaryPhone: NOTARY_PHONE,
    reminders: appointment?.reminders ?? ['EMAIL'],
    phoneNumber: appointment?.phoneNumber ?? null,
    needs: appointment?.needs ?? null,
    attendees: appointment?.attendees ?? null,
  };
}

/** Reminds the day before, in the ways that were chosen. @returns whether anything changed */
export function remindOfAppointment(party: Party, { now, mails }: Env): boolean {
  const { app, email, phoneNumber, signer } = party;
  const { appointment } = party.record;
  const start = startOf(party);
  if (!appointment || appointment.reminded || start === undefined || now < start - DAY_MS) return false;
  appointment.reminded = true;
  const message = {
    org: app.org,
    subject: 'Your notary appointment is tomorrow',
    text: 'Have your ID with you, and everybody who signs.',
    path: signer?.invitationPath ?? `/${app.heloc.uuid}`,
  };
  for (const channel of appointment.reminders) {
    mails.push(
      channel === 'SMS'
        ? { ...message, channel: 'sms', to: phoneNumber ?? appointment.phoneNumber }
        : { ...message, channel: 'email', to: email },
    );
  }
  return true;
}

/** What was signed in person is back: everybody was there. */
export function signedInPerson(app: Application): string {
  const at = startOf(borrowerOf(app)) ?? app.enteredAt;
  for (const signer of app.heloc.helocSigners) sign(app, signer, at);
  return 'GEN_RESCISSION';
}
