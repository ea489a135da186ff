import type * as topic from '#src/api/contract/notary.ts';
import { isInPersonOnly, isOfficeOnly } from '#src/domain/notary/notaryAppointments.ts';
import { questionAttempts, questionRule } from '#src/domain/person/identityQuestions.ts';
import { dayAndTime } from '#src/domain/text/format.ts';
import { isDepartmentOpen, opensAfter } from '../hours.ts';
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
import { isAllowedLocation } from '../model/notaryLocation.ts';
import { isRunning, questionFailures, refusedId, sessionView } from '../model/notarySession.ts';
import { uuidFrom } from '../model/random.ts';
import type { Application } from '../model/records.ts';
import type { Services } from '../services.ts';
import { submit } from './submit.ts';
import type { HandlersOf } from './types.ts';

const CONSENT_VERSION = '1.0';

const isOpen = (services: Services) => isDepartmentOpen(services, 'NOTARY');

const attemptsOf = (app: Application, now: number) =>
  questionAttempts(questionFailures(app, now), now, questionRule(app.heloc.property.state));

function refuseLocked(app: Application, now: number): void {
  const { retryAt } = attemptsOf(app, now);
  if (retryAt === undefined) return;
  const { day, time } = dayAndTime(new Date(retryAt), zoneOf(app));
  throw conflict(`You can try again from ${day} ${time}, or use an in-person notary.`);
}

function requireSession(app: Application, sessionId: string): void {
  if (app.notarySession?.sessionId !== sessionId) throw notFound('Notary session not found');
}

const IN_PERSON = 'You need an in-person notary.';

const TOO_LATE = 'Call us to change an appointment that is less than 24 hours away.';

const CONNECTED = ['SIGNING', 'COMPLETED'];

export const notaryHandlers = {
  async getNotary({ params, me, services }) {
    const app = await services.applications.read(params.uuid, me);
    const { heloc } = app;
    const now = services.clock.now();
    const open = isOpen(services);
    const { left, retryAt } = attemptsOf(app, now);
    const manual = isInPersonOnly(heloc.status.manualNotary, heloc.property.state);
    return {
      mode: manual ? 'MANUAL' : 'ENOTARY',
      ready: heloc.status.checklistStatus !== 'GEN_NOTARY_DISCLOSURE',
      open,
      waitMinutes: open ? 3 : null,
      opensAt: open ? null : opensAfter(now),
      earliestDate: heloc.dates.notaryEarliest ?? null,
      fee: MANUAL_FEE,
      retryAt: retryAt === undefined ? null : new Date(retryAt).toISOString(),
      questionAttemptsLeft: left,
      failure: app.notarySession ? (sessionView(app, now).reason ?? null) : null,
      ...refusedId(app, now),
      recordingConsentVersion: CONSENT_VERSION,
      signers: heloc.helocSigners,
      reservation: reservationOf(app),
    };
  },
  postNotarySession: (call) =>
    submit('postNotarySession', call, (app, env) => {
      const { uuid, status, property } = app.heloc;
      if (isInPersonOnly(status.manualNotary, property.state)) throw conflict(IN_PERSON);
      if (!isOpen(call.services)) throw conflict('No notary is available now.');
      refuseLocked(app, env.now);
      if (!isRunning(app, env.now)) {
        app.failedQuestions = questionFailures(app, env.now);
        app.notarySession = {
          sessionId: uuidFrom(`${uuid}|notary|${env.now}`),
          startedAt: env.now,
          completed: false,
          outOfBounds: !isAllowedLocation(call.body.location ?? {}),
        };
      }
      return sessionView(app, env.now);
    }),
  async getNotarySession({ params, me, services }) {
    const app = await services.applications.read(params.uuid, me);
    requireSession(app, params.sessionId);
    return sessionView(app, services.clock.now());
  },
  postNotaryComplete: (call) =>
    submit('postNotaryComplete', call, (app, env) => {
      requireSession(app, call.params.sessionId);
      if (!CONNECTED.includes(sessionView(app, env.now).state))
        throw conflict('The notary is not ready yet.');
      if (app.notarySession) app.notarySession.completed = true;
      app.heloc.status.primaryParticipantAcceptComplete = true;
      app.heloc.dates.deedSigned = new Date(env.now).toISOString();
      return {};
    }),
  async getNotarySlots({ params, me, services }) {
    const app = await services.applications.read(params.uuid, me);
    return {
      slots: slotsOf(app, services.clock.now()),
      timeZone: zoneOf(app),
      offices: officesOf(app),
      fee: MANUAL_FEE,
    };
  },
  postNotaryReservation: (call) =>
    submit('postNotaryReservation', call, (app, env) => {
      const { slotId, place, address, feeAccepted, phoneNumber, needs, attendees } = call.body;
      const { heloc } = app;
      if (!feeAccepted) throw invalid('Required');
      if (place === 'HOME' && isOfficeOnly(heloc.property.state))
        throw invalid('In Texas the appointment has to be at an office');
      if (!isChangeable(app, env.now)) throw conflict(TOO_LATE);
      const slot = slotsOf(app, env.now).find((other) => other.id === slotId && other.place === place);
      if (!slot) throw conflict('That time was just taken. Choose another');
      const office = officesOf(app).find(({ uuid }) => uuid === slot.officeUuid);
      const { checklistStatus, manualNotary } = heloc.status;
      if (checklistStatus === 'DEED_SIGNING' && !isInPersonOnly(manualNotary, heloc.property.state))
        app.inPersonByChoice = true;
      heloc.notary = { reservedFor: slot.startsAt, place, notaryName: NOTARY_NAME };
      app.appointment = {
        slotId,
        officeUuid: slot.officeUuid ?? null,
        address: office?.address ?? address ?? heloc.property,
        phoneNumber,
        needs: needs ?? null,
        attendees,
        reminders: app.appointment?.reminders ?? ['EMAIL'],
      };
      return { startsAt: slot.startsAt, place, notaryName: NOTARY_NAME, fee: MANUAL_FEE };
    }),
  deleteNotaryReservation: (call) =>
    submit('deleteNotaryReservation', { ...call, body: {} }, (app, env) => {
      if (startOf(app) === undefined) throw notFound('There is no appointment');
      if (!isChangeable(app, env.now)) throw conflict(TOO_LATE);
      app.heloc.notary = null;
      app.appointment = undefined;
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
