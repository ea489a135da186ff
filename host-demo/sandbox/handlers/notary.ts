import type { BodyOf } from '#src/api/contract/endpoint.ts';
import type * as topic from '#src/api/contract/notary.ts';
import { isInPersonOnly, isOfficeOnly } from '#src/domain/notary/notaryAppointments.ts';
import { dayAndTime } from '#src/domain/text/format.ts';
import { hoursOf, isDepartmentOpen, opensAfter } from '../hours.ts';
import { conflict, invalid, notFound } from '../http/errors.ts';
import {
  isChangeable,
  MANUAL_FEE,
  NOTARY_NAME,
  officesOf,
  reservationOf,
  slotsOf,
  startOf,
  zoneOf,
} from '../model/appointments.ts';
import type { Env } from '../model/env.ts';
import { isAllowedLocation } from '../model/notaryLocation.ts';
import { isRunning, questionFailures, refusedId, sessionView } from '../model/notarySession.ts';
import { borrowerOf, type Party } from '../model/party.ts';
import { uuidFrom } from '../model/random.ts';
import type { Application } from '../model/records.ts';
import { attemptsOf } from '../model/signerProblem.ts';
import type { Services } from '../services.ts';
import { submit } from './submit.ts';
import type { HandlersOf } from './types.ts';

export const NOTARY_CONSENT_VERSION = '1.0';

export const isNotaryOpen = (services: Services) => isDepartmentOpen(services, 'NOTARY');

function refuseLocked(party: Party, now: number): void {
  const { retryAt } = attemptsOf(party, now);
  if (retryAt === undefined) return;
  const { day, time } = dayAndTime(new Date(retryAt), zoneOf(party.app));
  throw conflict(`You can try again from ${day} ${time}, or use an in-person notary.`);
}

export function requireNotarySession({ record }: Party, sessionId: string): void {
  if (record.notarySession?.sessionId !== sessionId) throw notFound('Notary session not found');
}

const IN_PERSON = 'You need an in-person notary.';

const TOO_LATE = 'Call us to change an appointment that is less than 24 hours away.';

const CONNECTED = ['SIGNING', 'COMPLETED'];

/** @param isManual whether only a notary in person may be met */
export function notaryView(party: Party, services: Services, isManual: boolean) {
  const { app, record } = party;
  const { heloc } = app;
  const now = services.clock.now();
  const open = isNotaryOpen(services);
  const { left, retryAt } = attemptsOf(party, now);
  return {
    mode: isManual ? 'MANUAL' : 'ENOTARY',
    ready: heloc.status.checklistStatus !== 'GEN_NOTARY_DISCLOSURE',
    open,
    waitMinutes: open ? 3 : null,
    opensAt: open ? null : opensAfter(now, hoursOf(services, 'NOTARY')),
    earliestDate: heloc.dates.notaryEarliest ?? null,
    retryAt: retryAt === undefined ? null : new Date(retryAt).toISOString(),
    questionAttemptsLeft: left,
    failure: record.notarySession ? (sessionView(party, now).reason ?? null) : null,
    ...refusedId(party, now),
    recordingConsentVersion: NOTARY_CONSENT_VERSION,
    reservation: reservationOf(party),
  };
}

/** Joins a notary, or continues the session that is open. */
export function joinSession(
  party: Party,
  env: Env,
  services: Services,
  { location }: BodyOf<typeof topic.postNotarySession>,
  isManual: boolean,
) {
  if (isManual) throw conflict(IN_PERSON);
  if (!isNotaryOpen(services)) throw conflict('No notary is available now.');
  refuseLocked(party, env.now);
  const { record } = party;
  if (!isRunning(party, env.now)) {
    record.failedQuestions = questionFailures(party, env.now);
    record.notarySession = {
      sessionId: uuidFrom(`${party.key}|notary|${env.now}`),
      startedAt: env.now,
      completed: false,
      outOfBounds: !isAllowedLocation(location ?? {}),
    };
  }
  return sessionView(party, env.now);
}

export function completeSession(party: Party, sessionId: string, { now }: Env): void {
  requireNotarySession(party, sessionId);
  if (!CONNECTED.includes(sessionView(party, now).state)) throw conflict('The notary is not ready yet.');
  if (party.record.notarySession) party.record.notarySession.completed = true;
}

export const slotsView = (party: Party, now: number) => ({
  slots: slotsOf(party, now),
  timeZone: zoneOf(party.app),
  offices: officesOf(party.app),
});

type Booking = Pick<
  BodyOf<typeof topic.postNotaryReservation>,
  'slotId' | 'place' | 'address' | 'phoneNumber' | 'needs'
>;

/** Reserves an appointment, in place of the one that there is. */
export function reserve(party: Party, { now }: Env, booking: Booking, attendees: string[]) {
  const { app, record } = party;
  const { slotId, place, address, phoneNumber, needs } = booking;
  if (place === 'HOME' && isOfficeOnly(app.heloc.property.state))
    throw invalid('In Texas the appointment has to be at an office');
  if (!isChangeable(party, now)) throw conflict(TOO_LATE);
  const slot = slotsOf(party, now).find((other) => other.id === slotId && other.place === place);
  if (!slot) throw conflict('That time was just taken. Choose another');
  const office = officesOf(app).find(({ uuid }) => uuid === slot.officeUuid);
  party.reserved = { reservedFor: slot.startsAt, place, notaryName: NOTARY_NAME };
  record.appointment = {
    slotId,
    officeUuid: slot.officeUuid ?? null,
    address: office?.address ?? address ?? app.heloc.property,
    phoneNumber,
    needs: needs ?? null,
    attendees,
    reminders: record.appointment?.reminders ?? ['EMAIL'],
  };
  return { startsAt: slot.startsAt, place, notaryName: NOTARY_NAME };
}

export function cancelReservation(party: Party, { now }: Env): void {
  if (startOf(party) === undefined) throw notFound('There is no appointment');
  if (!isChangeable(party, now)) throw conflict(TOO_LATE);
  party.reserved = null;
  delete party.record.appointment;
}

const isManual = ({ heloc }: Application) => isInPersonOnly(heloc.status.manualNotary, heloc.property.state);

export const notaryHandlers = {
  async getNotary({ params, me, services }) {
    const app = await services.applications.read(params.uuid, me);
    const view = notaryView(borrowerOf(app), services, isManual(app));
    return { ...view, fee: MANUAL_FEE, signers: app.heloc.helocSigners };
  },
  postNotarySession: (call) =>
    submit('postNotarySession', call, (app, env) =>
      joinSession(borrowerOf(app), env, call.services, call.body, isManual(app)),
    ),
  async getNotarySession({ params, me, services }) {
    const party = borrowerOf(await services.applications.read(params.uuid, me));
    requireNotarySession(party, params.sessionId);
    return sessionView(party, services.clock.now());
  },
  postNotaryComplete: (call) =>
    submit('postNotaryComplete', call, (app, env) => {
      completeSession(borrowerOf(app), call.params.sessionId, env);
      app.heloc.status.primaryParticipantAcceptComplete = true;
      app.heloc.dates.deedSigned = new Date(env.now).toISOString();
      return {};
    }),
  async getNotarySlots({ params, me, services }) {
    const app = await services.applications.read(params.uuid, me);
    return { ...slotsView(borrowerOf(app), services.clock.now()), fee: MANUAL_FEE };
  },
  postNotaryReservation: (call) =>
    submit('postNotaryReservation', call, (app, env) => {
      if (!call.body.feeAccepted) throw invalid('Required');
      const booked = reserve(borrowerOf(app), env, call.body, call.body.attendees);
      if (app.heloc.status.checklistStatus === 'DEED_SIGNING' && !isManual(app)) app.inPersonByChoice = true;
      return { ...booked, fee: MANUAL_FEE };
    }),
  deleteNotaryReservation: (call) =>
    submit('deleteNotaryReservation', { ...call, body: {} }, (app, env) => {
      cancelReservation(borrowerOf(app), env);
      if (app.inPersonByChoice) app.heloc.status.manualNotary = false;
      return {};
    }),
  putNotaryReminders: (call) =>
    submit('putNotaryReminders', call, (app) => {
      if (!app.appointment) throw notFound('There is no appointment');
      app.appointment.reminders = call.body.reminders;
      return {};
    }),
} satisfies HandlersOf<typeof topic>;
