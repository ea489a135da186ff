import { hasConsent } from '#src/domain/consents.ts';
import { addDays, type IsoDate } from '#src/domain/dates.ts';
import { UNKNOWN_SSN_ENDING } from '../testInputs.ts';
import { endOfDay, localDay } from './closing.ts';
import { decided } from './decisions.ts';
import type { Env } from './env.ts';
import type { Application } from './records.ts';
import { withOffers } from './underwriteApplication.ts';

const SECOND = 1000;
const DAY = 24 * 60 * 60 * SECOND;
const ATTORNEY_STATES = ['GA', 'SC', 'MA', 'DE'];

/** Where an SSN that leads to no file leads. */
function unknownSsn({ heloc, ssnLast4 }: Application): string | undefined {
  if (ssnLast4 !== UNKNOWN_SSN_ENDING) return undefined;
  return heloc.ssnAttemptsLeft ? 'CREDIT_NO_MATCH' : 'CREDIT_NO_MATCH_SSN';
}

function afterSoftCredit(app: Application): string {
  const unknown = unknownSsn(app);
  if (unknown) return unknown;
  const status = decided(app, 'softCredit');
  const solved =
    (status === 'CREDIT_NO_MATCH' && app.ssnLast4 !== undefined) ||
    (status === 'SOFT_CREDIT_LOCKED_OR_FROZEN' && app.creditTries > 0);
  return solved || !status ? 'WAITING_FOR_PROPERTY' : status;
}

function afterHardCredit(app: Application): string {
  const unknown = unknownSsn(app);
  if (unknown) return unknown;
  const status = decided(app, 'hardCredit');
  const solved = status === 'HARD_CREDIT_LOCKED_OR_FROZEN' && app.creditTries > 0;
  return solved || !status ? 'INCOME_VERIFICATION' : status;
}

function afterOffers(app: Application, env: Env): string {
  const status = decided(app, 'offers');
  if (status) return status;
  withOffers(app, env.organisation);
  return app.heloc.offers.length > 0 ? 'OFFER_SELECTION' : 'ASSETS_PREQUAL';
}

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

interface Step {
  /** Sandbox time at which it ends. */
  until: (app: Application) => number;
  next: (app: Application, env: Env) => string;
}

const lasting = (ms: number, next: Step['next'] | string): Step => ({
  until: (app) => app.enteredAt + ms,
  next: typeof next === 'string' ? () => next : next,
});

/** The statuses that end by themselves. `hold` stops them all. */
export const AUTOMATIC: Readonly<Record<string, Step>> = {
  GEN_PRE_SOFT_CREDIT_DISCLOSURE: {
    // Not before the person has agreed to what they read.
    until: ({ heloc, enteredAt }) =>
      hasConsent(heloc.consents, 'SOFT_CREDIT') ? enteredAt + SECOND : Number.POSITIVE_INFINITY,
    next: () => 'WAITING_FOR_SOFT_CREDIT',
  },
  IN_PROGRESS: lasting(SECOND, 'WAITING_FOR_SOFT_CREDIT'),
  WAITING_FOR_SOFT_CREDIT: lasting(1.5 * SECOND, afterSoftCredit),
  WAITING_FOR_PROPERTY: lasting(SECOND, (app) => decided(app, 'property') ?? 'WAITING_FOR_PROPERTY_VALUE'),
  WAITING_FOR_PROPERTY_VALUE: lasting(SECOND, (app) => decided(app, 'value') ?? 'WAITING_FOR_OFFERS'),
  WAITING_FOR_OFFERS: lasting(SECOND, afterOffers),
  ONSITE_APPRAISAL_REQUEST: lasting(2 * SECOND, 'ONSITE_APPRAISAL_PENDING'),
  GEN_APP_DISCLOSURES: lasting(SECOND, 'GEN_SUMMARY_DISCLOSURE'),
  GEN_SUMMARY_DISCLOSURE: lasting(SECOND, 'APP_SUBMISSION'),
  HARD_CREDIT_PULL: lasting(2 * SECOND, afterHardCredit),
  WAITING_FOR_INCOME: lasting(SECOND, 'IDENTITY_VERIFICATION'),
  PREQUAL_TITLE: lasting(SECOND, 'WAITING_FOR_NOTE'),
  WAITING_FOR_NOTE: lasting(SECOND, 'FINAL_OFFER'),
  WAITING_FOR_SIGNED_DOCUMENTS: lasting(
    SECOND,
    (app) =>
      decided(app, 'afterSigning') ?? (app.heloc.isCrypto ? 'AUTOPAY_ACCOUNT' : 'DISBURSEMENT_ACCOUNT'),
  ),
  GEN_NOTARY_DISCLOSURE: lasting(1.5 * SECOND, afterNotaryDisclosure),
  ATTORNEY_REVIEW: lasting(DAY, 'DEED_SIGNING'),
  NOTARY_WAITING_PERIOD: {
    // The day before the first possible one has ended.
    until: (app) =>
      endOfDay(app, addDays((app.heloc.dates.notaryEarliest ?? localDay(app, app.enteredAt)) as IsoDate, -1)),
    next: () => 'MANUAL_DEED_SIGNING',
  },
  GEN_RESCISSION: lasting(1.5 * SECOND, ({ heloc }) =>
    heloc.dates.rescissionDeadline ? 'RESCISSION' : 'RECORDING',
  ),
  RESCISSION: {
    until: (app) => endOfDay(app, app.heloc.dates.rescissionDeadline ?? localDay(app, app.enteredAt)),
    next: () => 'RECORDING',
  },
  RECORDING: lasting(DAY, 'FUNDABLE'),
  FUNDABLE: lasting(DAY, ({ heloc }) =>
    heloc.payoffs.length > 0 ? 'DIRECT_DEBT_PAYOFF' : 'FUNDING_DECISION',
  ),
  DIRECT_DEBT_PAYOFF: lasting(DAY, 'FUNDING_DECISION'),
  FUNDING_DECISION: lasting(DAY, 'COMPLETE'),
};
