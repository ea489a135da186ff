import { addDays, type IsoDate } from '#src/domain/dates/dates.ts';
import { returnedAt, signedInPerson, startOf } from '../appointments.ts';
import { endOfDay, localDay } from '../closing.ts';
import { allSigned, hasDeclined } from '../owners.ts';
import { borrowerOf } from '../party.ts';
import type { Application } from '../records.ts';
import { noteWaitingPeriod } from '../waitingPeriod.ts';
import { afterADay, afterSeconds, NEVER, NOTARY, SECOND, type SomeRows, type Submits, toDo } from './row.ts';

const ATTORNEY_STATES = ['GA', 'SC', 'MA', 'DE'];

/** Who may sign where: Texas waits twelve days and then meets in person, four states have an attorney look first. */
function afterNotaryDisclosure(app: Application): string {
  const { state } = app.heloc.property;
  if (state === 'TX') return 'NOTARY_WAITING_PERIOD';
  return ATTORNEY_STATES.includes(state)
    ? 'ATTORNEY_REVIEW'
    : app.heloc.status.manualNotary
      ? 'MANUAL_DEED_SIGNING'
      : 'DEED_SIGNING';
}

const RESERVATION = { postNotaryReservation: 'MANUAL_DEED_SIGNING' } satisfies Submits;
const COMPLETION = {
  postNotaryComplete: (app: Application) =>
    app.heloc.helocSigners.length > 0 && !allSigned(app) ? undefined : 'GEN_RESCISSION',
} satisfies Submits;

export const notaryRows = {
  GEN_NOTARY_DISCLOSURE: { ...NOTARY, mail: null, automatic: afterSeconds(1.5, afterNotaryDisclosure) },
  ATTORNEY_REVIEW: {
    ...NOTARY,
    mail: null,
    automatic: afterADay('DEED_SIGNING'),
    waits: { for: 'The attorney', to: 'DEED_SIGNING' },
  },
  NOTARY_WAITING_PERIOD: {
    ...NOTARY,
    mail: toDo('Your closing has to wait a few days by law', 'Open your application to see until when.'),
    onEnter(app) {
      app.heloc.status.manualNotary = true;
      noteWaitingPeriod(app);
    },
    automatic: {
      // The day before the first possible one has ended.
      until: (app) =>
        endOfDay(
          app,
          addDays((app.heloc.dates.notaryEarliest ?? localDay(app, app.enteredAt)) as IsoDate, -1),
        ),
      next(app, { now }) {
        // A period that a control call ends leaves no later day to wait for.
        const today = localDay(app, now);
        const { dates } = app.heloc;
        if (!dates.notaryEarliest || today < dates.notaryEarliest) dates.notaryEarliest = today;
        return 'MANUAL_DEED_SIGNING';
      },
    },
    waits: { for: 'The waiting period of Texas', to: 'MANUAL_DEED_SIGNING' },
    submits: RESERVATION,
  },
  DEED_SIGNING: {
    ...NOTARY,
    mail: toDo('You can meet your notary now', 'Open your application to join, or to choose a time.'),
    automatic: {
      // The person has signed before the notary, and the other owners have.
      until: (app) =>
        app.heloc.status.primaryParticipantAcceptComplete && allSigned(app)
          ? Math.max(app.enteredAt, app.allSignedAt ?? 0) + 3 * SECOND
          : NEVER,
      next: signedInPerson,
    },
    missing: ({ heloc }) => !heloc.status.primaryParticipantAcceptComplete && 'their session with the notary',
    submits: { postNotarySession: null, ...RESERVATION, ...COMPLETION },
  },
  MANUAL_DEED_SIGNING: {
    stage: 'MANUAL_NOTARY',
    reached: 'ownersSigned',
    mail: toDo('Choose a time to meet the notary'),
    onEnter(app) {
      app.heloc.status.manualNotary = true;
    },
    // After the appointment, and a day for the documents to come back.
    automatic: {
      until: (app) => (hasDeclined(app) ? NEVER : returnedAt(borrowerOf(app))),
      next: signedInPerson,
    },
    missing: (app) => startOf(borrowerOf(app)) === undefined && 'their appointment with the notary',
    submits: {
      ...RESERVATION,
      // Who need not meet in person is back online.
      deleteNotaryReservation: ({ heloc }) => (heloc.status.manualNotary ? undefined : 'DEED_SIGNING'),
      putNotaryReminders: null,
      ...COMPLETION,
    },
  },
} satisfies SomeRows;
