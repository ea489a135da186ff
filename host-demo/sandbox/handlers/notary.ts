import { questionAttempts, questionRule, retryMoment } from '#src/domain/identityQuestions.ts';
import { isOfficeOnly } from '#src/domain/notaryAppointments.ts';
import { opensAfter } from '../hours.ts';
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
import { NOTARY_LAST_NAMES } from '../model/notaryOutcomes.ts';
import { uuidFrom } from '../model/random.ts';
import type { Application } from '../model/records.ts';
import type { Services } from '../services.ts';
import { submit } from './submit.ts';
import type { Handlers } from './types.ts';

/** A department of its own that nobody finds closed by chance, only by `PUT /operating-hours`. */
const DEPARTMENT = 'NOTARY';
const CONSENT_VERSION = '1.0';

const PHASES = [
  { until: 1000, state: 'CONNECTING' },
  { until: 3000, state: 'IN_QUEUE' },
  { until: 4500, state: 'NOTARY_JOINED' },
] as const;
const QUESTIONS_MS = PHASES[2].until;

const isOpen = ({ settings }: Services) => settings.openByDecree(DEPARTMENT) ?? true;

function outcomeFor({ heloc, failedQuestions = [] }: Application): { state: string; reason: string | null } {
  const name = heloc.owner.lastName.toLowerCase();
  const row = Object.entries(NOTARY_LAST_NAMES).find(([known]) => known.toLowerCase() === name)?.[1];
  const isOver = row && 'once' in row && failedQuestions.length > 0;
  return !row || isOver ? { state: 'SIGNING', reason: null } : row;
}

function sessionView(app: Application, now: number) {
  const session = app.notarySession;
  const age = now - (session?.startedAt ?? now);
  const phase = PHASES.find(({ until }) => age < until);
  const { state, reason } = session?.completed
    ? { state: 'COMPLETED', reason: null }
    : phase
      ? { state: phase.state, reason: null }
      : outcomeFor(app);
  const queued = state === 'IN_QUEUE';
  return {
    sessionId: session?.sessionId ?? '',
    provider: 'sandbox',
    url: null,
    state,
    position: queued ? 1 : null,
    waitMinutes: queued ? 1 : null,
    notaryName: age >= PHASES[1].until ? NOTARY_NAME : null,
    reason,
  };
}

/** When the identity questions were not passed, oldest first. */
function failuresOf(app: Application, now: number): number[] {
  const { failedQuestions = [], notarySession } = app;
  return notarySession && sessionView(app, now).reason === 'KBA_FAILED'
    ? [...failedQuestions, notarySession.startedAt + QUESTIONS_MS]
    : failedQuestions;
}

const attemptsOf = (app: Application, now: number) =>
  questionAttempts(failuresOf(app, now), now, questionRule(app.heloc.property.state));

function refuseLocked(app: Application, now: number): void {
  const { retryAt } = attemptsOf(app, now);
  if (retryAt === undefined) return;
  const { day, time } = retryMoment(new Date(retryAt), zoneOf(app));
  throw conflict(`You can try again from ${day} ${time}, or use an in-person notary.`);
}

/** The sandbox's notary reads the names in the wrong order. */
function nameOnId({ heloc, notarySession }: Application, reason: string | null): string | null {
  if (!notarySession || reason !== 'ID_REJECTED') return null;
  return `${heloc.owner.lastName} ${heloc.owner.firstName}`;
}

function requireSession(app: Application, sessionId: string): void {
  if (app.notarySession?.sessionId !== sessionId) throw notFound('Notary session not found');
}

const TOO_LATE = 'Call us to change an appointment that is less than 24 hours away.';

const CONNECTED = ['SIGNING', 'COMPLETED'];
/** A session that ended badly can be followed by another. */
const OVER = ['FAILED', 'DROPPED', 'NO_SHOW', 'COMPLETED'];

export const notaryHandlers = {
  async getNotary({ params, me, services }) {
    const app = await services.applications.read(params.uuid, me);
    const { heloc } = app;
    const now = services.clock.now();
    const open = isOpen(services);
    const { left, retryAt } = attemptsOf(app, now);
    const manual = Boolean(heloc.status.manualNotary);
    return {
      mode: manual ? 'MANUAL' : 'ENOTARY',
      ready: heloc.status.checklistStatus !== 'GEN_NOTARY_DISCLOSURE',
      open,
      waitMinutes: open ? 3 : null,
      opensAt: open ? null : opensAfter(now),
      earliestDate: heloc.dates.notaryEarliest ?? null,
      fee: manual ? MANUAL_FEE : null,
      retryAt: retryAt === undefined ? null : new Date(retryAt).toISOString(),
      questionAttemptsLeft: left,
      nameOnId: nameOnId(app, sessionView(app, now).reason),
      recordingConsentVersion: CONSENT_VERSION,
      signers: heloc.helocSigners,
      reservation: reservationOf(app),
    };
  },
  postNotarySession: (call) =>
    submit('postNotarySession', call, (app, env) => {
      if (!isOpen(call.services)) throw conflict('No notary is available now.');
      refuseLocked(app, env.now);
      const running = app.notarySession && !OVER.includes(sessionView(app, env.now).state);
      if (!running) {
        const sessionId = uuidFrom(`${app.heloc.uuid}|notary|${env.now}`);
        app.failedQuestions = failuresOf(app, env.now);
        app.notarySession = { sessionId, startedAt: env.now, completed: false };
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
      const { slotId, place, address, feeAccepted } = call.body;
      const { heloc } = app;
      if (!feeAccepted) throw invalid('Required');
      if (place === 'HOME' && isOfficeOnly(heloc.property.state))
        throw invalid('In Texas the appointment has to be at an office');
      if (!isChangeable(app, env.now)) throw conflict(TOO_LATE);
      const slot = slotsOf(app, env.now).find((other) => other.id === slotId && other.place === place);
      if (!slot) throw conflict('That time was just taken. Choose another');
      const office = officesOf(app).find(({ uuid }) => uuid === slot.officeUuid);
      if (heloc.status.checklistStatus === 'DEED_SIGNING' && !heloc.status.manualNotary)
        app.inPersonByChoice = true;
      heloc.notary = { reservedFor: slot.startsAt, place, notaryName: NOTARY_NAME };
      app.appointment = {
        slotId,
        officeUuid: slot.officeUuid ?? null,
        address: office?.address ?? address ?? heloc.property,
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
} satisfies Partial<Handlers>;
