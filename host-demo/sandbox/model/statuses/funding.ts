import { endOfDay, localDay, signDeed } from '../closing.ts';
import type { Application } from '../records.ts';
import { afterADay, afterSeconds, iso, SIGNED, type SomeRows, type Submits, toDo } from './row.ts';

const setPayoffs = (app: Application, status: string, at: object) => {
  app.heloc.payoffs = app.heloc.payoffs.map((payoff) => ({ ...payoff, status, ...at }));
};

const CANCELLATION = { postCancellation: 'CANCELLED' } satisfies Submits;

export const fundingRows = {
  GEN_RESCISSION: {
    ...SIGNED,
    mail: null,
    onEnter: signDeed,
    automatic: afterSeconds(1.5, ({ heloc }) =>
      heloc.dates.rescissionDeadline ? 'RESCISSION' : 'RECORDING',
    ),
    submits: CANCELLATION,
  },
  RESCISSION: {
    ...SIGNED,
    mail: toDo(
      'Your line is signed',
      'Your application shows until when you can cancel, and about when the money comes.',
    ),
    automatic: {
      until: (app) => endOfDay(app, app.heloc.dates.rescissionDeadline ?? localDay(app, app.enteredAt)),
      next: () => 'RECORDING',
    },
    waits: { for: 'The end of the right to cancel', to: 'RECORDING' },
    submits: CANCELLATION,
  },
  RECORDING: {
    ...SIGNED,
    mail: toDo(
      'We are recording your deed',
      'There is nothing for you to do. Your application shows what comes next, and about when.',
    ),
    automatic: afterADay('FUNDABLE'),
    waits: { for: 'The county recorder', to: 'FUNDABLE' },
  },
  FUNDABLE: {
    ...SIGNED,
    mail: null,
    automatic: afterADay(({ heloc }) =>
      heloc.payoffs.length > 0 ? 'DIRECT_DEBT_PAYOFF' : 'FUNDING_DECISION',
    ),
  },
  DIRECT_DEBT_PAYOFF: {
    ...SIGNED,
    mail: toDo(
      'We are paying off your accounts',
      'Keep paying them until each one is confirmed. Your application shows how far they are.',
    ),
    onEnter: (app, { now }) => setPayoffs(app, 'SENT', { sentAt: iso(now) }),
    automatic: afterADay('FUNDING_DECISION'),
  },
  FUNDING_DECISION: {
    ...SIGNED,
    mail: toDo('We are doing the final checks', 'Your application shows what comes next, and about when.'),
    automatic: afterADay('COMPLETE'),
  },
  COMPLETE: {
    ...SIGNED,
    mail: toDo('Your line is open', 'Your online account has everything about it.'),
    onEnter: (app, { now }) => setPayoffs(app, 'CONFIRMED', { confirmedAt: iso(now) }),
    isFinal: true,
  },
} satisfies SomeRows;
