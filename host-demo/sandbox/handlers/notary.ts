import { isFederalHoliday } from '#src/domain/businessDays.ts';
import { addDays, formatLongDate, type IsoDate, toIsoDate, weekdayOf } from '#src/domain/dates.ts';
import { opensAfter } from '../hours.ts';
import { conflict, invalid, notFound } from '../http/errors.ts';
import { uuidFrom } from '../model/random.ts';
import type { Application } from '../model/records.ts';
import type { Services } from '../services.ts';
import { NOTARY_LAST_NAMES } from '../testInputs.ts';
import { submit } from './submit.ts';
import type { Handlers } from './types.ts';

/** A department of its own that nobody finds closed by chance, only by `PUT /operating-hours`. */
const DEPARTMENT = 'NOTARY';
const FEE = 300;
const NOTARY_NAME = 'Priya Lindqvist';
const CONSENT_VERSION = '1.0';
const SUNDAY = 0;

const PHASES = [
  { until: 1000, state: 'CONNECTING' },
  { until: 3000, state: 'IN_QUEUE' },
  { until: 4500, state: 'NOTARY_JOINED' },
] as const;

const isOpen = ({ settings }: Services) => settings.openByDecree(DEPARTMENT) ?? true;

function outcomeFor({ heloc }: Application): { state: string; reason: string | null } {
  const name = heloc.owner.lastName.toLowerCase();
  const row = Object.entries(NOTARY_LAST_NAMES).find(([known]) => known.toLowerCase() === name)?.[1];
  return row ?? { state: 'SIGNING', reason: null };
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

function requireSession(app: Application, sessionId: string): void {
  if (app.notarySession?.sessionId !== sessionId) throw notFound('Notary session not found');
}

/** Two appointments on every working day of the next two weeks, none before the waiting period ends. */
function slotsFor(app: Application, now: number) {
  const today = toIsoDate(new Date(now));
  const earliest = (app.heloc.dates.notaryEarliest ?? today) as IsoDate;
  const days = Array.from({ length: 14 }, (_, index) => addDays(today, index + 2)).filter(
    (day) => day >= earliest && weekdayOf(day) !== SUNDAY && !isFederalHoliday(day),
  );
  return days.flatMap((day) =>
    [17, 21].map((hour) => ({
      id: uuidFrom(`${app.heloc.uuid}|slot|${day}|${hour}`),
      startsAt: `${day}T${hour}:00:00.000Z`,
      place: app.heloc.property.state === 'TX' ? 'OFFICE' : 'HOME',
      label: formatLongDate(day),
    })),
  );
}

const CONNECTED = ['SIGNING', 'COMPLETED'];
/** A session that ended badly can be followed by another. */
const OVER = ['FAILED', 'DROPPED', 'NO_SHOW', 'COMPLETED'];

export const notaryHandlers = {
  async getNotary({ params, me, services }) {
    const app = await services.applications.read(params.uuid, me);
    const { heloc } = app;
    const now = services.clock.now();
    const open = isOpen(services);
    const manual = Boolean(heloc.status.manualNotary);
    const reserved = slotsFor(app, now).find(({ startsAt }) => startsAt === heloc.notary?.reservedFor);
    return {
      mode: manual ? 'MANUAL' : 'ENOTARY',
      ready: heloc.status.checklistStatus !== 'GEN_NOTARY_DISCLOSURE',
      open,
      waitMinutes: open ? 3 : null,
      opensAt: open ? null : opensAfter(now),
      earliestDate: heloc.dates.notaryEarliest ?? null,
      fee: manual ? FEE : null,
      recordingConsentVersion: CONSENT_VERSION,
      signers: heloc.helocSigners,
      reservation: reserved ?? null,
    };
  },
  postNotarySession: (call) =>
    submit('postNotarySession', call, (app, env) => {
      if (!isOpen(call.services)) throw conflict('No notary is available now.');
      const running = app.notarySession && !OVER.includes(sessionView(app, env.now).state);
      if (!running) {
        const sessionId = uuidFrom(`${app.heloc.uuid}|notary|${env.now}`);
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
    return { slots: slotsFor(app, services.clock.now()), timeZone: 'America/Los_Angeles' };
  },
  postNotaryReservation: (call) =>
    submit('postNotaryReservation', call, (app, env) => {
      const { slotId, place, feeAccepted } = call.body;
      if (!feeAccepted) throw invalid('Required');
      const slot = slotsFor(app, env.now).find(({ id }) => id === slotId);
      if (!slot) throw conflict('That time was just taken. Choose another');
      app.heloc.notary = { reservedFor: slot.startsAt, place, notaryName: NOTARY_NAME };
      return { startsAt: slot.startsAt, place, notaryName: NOTARY_NAME, fee: FEE };
    }),
} satisfies Partial<Handlers>;
