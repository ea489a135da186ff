import { addDays, type IsoDate } from '#src/domain/dates/dates.ts';
import { hasConsent } from '#src/domain/registration/consents.ts';
import { returnedAt, signedInPerson } from './appointments.ts';
import { endOfDay, localDay } from './closing.ts';
import { frozenStatus } from './creditFreeze.ts';
import { UNKNOWN_SSN_ENDING } from './creditSearch.ts';
import { decided } from './decisions.ts';
import type { Env } from './env.ts';
import { insuredAt, isInsured, isNoticeUnread } from './insurance.ts';
import { capOffers, isCapped } from './lineCap.ts';
import { allSigned } from './owners.ts';
import { isLineUnsigned, payoffsKnownAt, receivePayoffs } from './payoffs.ts';
import { revalue } from './propertySearch.ts';
import type { Application } from './records.ts';
import { fitsNow } from './requalify.ts';
import { REVIEWS_END } from './reviews.ts';
import { withOffers } from './underwriteApplication.ts';
import { VALUATION_STEPS } from './valuation.ts';

const SECOND = 1000;
const DAY = 24 * 60 * 60 * SECOND;
/** Longer than a page waits for it, and while the page that it then shows still asks (docs/rules.md#polling-for-a-status). */
const NOTE_DRAWN_UP_AFTER = 5 * 60 * SECOND;
const CERTIFICATE_AFTER = 4 * 60 * 60 * SECOND;
const EMPLOYER_CALLED_AFTER = DAY;
const ATTORNEY_STATES = ['GA', 'SC', 'MA', 'DE'];

/** Where an SSN that leads to no file leads. */
function unknownSsn({ heloc, ssnLast4, isFileFound }: Application): string | undefined {
  if (isFileFound || ssnLast4 !== UNKNOWN_SSN_ENDING) return undefined;
  return heloc.ssnAttemptsLeft ? 'CREDIT_NO_MATCH' : 'CREDIT_NO_MATCH_SSN';
}

function afterSoftCredit(app: Application): string {
  const unknown = unknownSsn(app);
  if (unknown) return unknown;
  const status = decided(app, 'softCredit');
  const frozen = frozenStatus(app, 'SOFT', status);
  if (frozen) return frozen;
  const solved =
    app.isFileFound ||
    (status === 'CREDIT_NO_MATCH' && app.ssnLast4 !== undefined) ||
    status === 'SOFT_CREDIT_LOCKED_OR_FROZEN';
  return solved || !status ? 'WAITING_FOR_PROPERTY' : status;
}

function afterHardCredit(app: Application): string {
  const unknown = unknownSsn(app);
  if (unknown) return unknown;
  const status = decided(app, 'hardCredit');
  const frozen = frozenStatus(app, 'HARD', status);
  if (frozen) return frozen;
  if (status && status !== 'HARD_CREDIT_LOCKED_OR_FROZEN') return status;
  return isReviewedByPerson(app) ? 'APPRAISAL_REVIEW_COMPLETE' : 'INCOME_VERIFICATION';
}

/** Another residency is never a reason to stop: an underwriter looks, and it goes on (docs/rules.md#residency). */
const isReviewedByPerson = ({ answers }: Application) =>
  (answers.putContact as { residency?: string | null } | undefined)?.residency === 'OTHER';

/** An identity that is established is not asked for again. */
export const afterIncome = ({ identityVerified }: Application) =>
  identityVerified ? 'PREQUAL_TITLE' : 'IDENTITY_VERIFICATION';

/** Whether everything that blocks the offers is done. */
const RESOLVED: Readonly<Record<string, (app: Application) => boolean>> = {
  ASSETS_PREQUAL: ({ answers }) => answers.putAssetDepletion !== undefined,
  LIEN_VERIFICATION: ({ answers }) => answers.putLiens !== undefined,
  CLTV_LIEN_POSITION_REQUALIFY: (app) => app.answers.putRequalify !== undefined || fitsNow(app),
};

function afterOffers(app: Application, env: Env): string {
  const { heloc, answers } = app;
  const anew = revalue(app, env);
  if (anew) return anew;
  const status = decided(app, 'offers');
  if (status && !RESOLVED[status]?.(app)) return status;
  // An applicant whose loans block the line is asked about them, whatever the lender is called.
  if (heloc.winback && !RESOLVED.CLTV_LIEN_POSITION_REQUALIFY?.(app)) return 'CLTV_LIEN_POSITION_REQUALIFY';
  withOffers(app, env.organisation);
  if (isCapped(app)) capOffers(app);
  if (heloc.offers.length > 0) return 'OFFER_SELECTION';
  return answers.putAssetDepletion || heloc.winback ? 'DECLINED' : 'ASSETS_PREQUAL';
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

/** Nothing is in the way of the closing any more. */
export function afterClosingDisclosure({ heloc }: Application): string {
  heloc.status.waitingOnFloodCert = false;
  return heloc.isCrypto ? 'AUTOPAY_ACCOUNT' : 'DISBURSEMENT_ACCOUNT';
}

export interface Step {
  /** Sandbox time at which it ends. */
  until: (app: Application) => number;
  next: (app: Application, env: Env) => string;
}

const after = (ms: number, next: Step['next'] | string): Step => ({
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
  ...REVIEWS_END,
  IN_PROGRESS: after(SECOND, 'WAITING_FOR_SOFT_CREDIT'),
  WAITING_FOR_SOFT_CREDIT: after(1.5 * SECOND, afterSoftCredit),
  // What was found, or said by the person, is not looked for again.
  WAITING_FOR_PROPERTY: after(
    SECOND,
    (app) =>
      (app.heloc.propertyAnsweredAt ? undefined : decided(app, 'property')) ?? 'WAITING_FOR_PROPERTY_VALUE',
  ),
  // No crypto loan rests on the value of a home.
  WAITING_FOR_PROPERTY_VALUE: after(
    SECOND,
    (app) => (app.heloc.isCrypto ? undefined : decided(app, 'value')) ?? 'WAITING_FOR_OFFERS',
  ),
  ...VALUATION_STEPS,
  WAITING_FOR_OFFERS: after(SECOND, afterOffers),
  ONSITE_APPRAISAL_REQUEST: after(2 * SECOND, 'ONSITE_APPRAISAL_PENDING'),
  GEN_APP_DISCLOSURES: after(SECOND, 'GEN_SUMMARY_DISCLOSURE'),
  GEN_SUMMARY_DISCLOSURE: after(SECOND, 'APP_SUBMISSION'),
  HARD_CREDIT_PULL: after(2 * SECOND, afterHardCredit),
  DELINQUENCY_REVIEW: {
    // A person looks at what was sent, and has nothing to look at before.
    until: ({ heloc }) =>
      heloc.delinquencyAnswer ? Date.parse(heloc.delinquencyAnswer.at) + DAY : Number.POSITIVE_INFINITY,
    next: () => 'INCOME_VERIFICATION',
  },
  WAITING_FOR_INCOME: after(SECOND, (app) => decided(app, 'income') ?? afterIncome(app)),
  EMPLOYMENT_VERIFICATION: {
    // The employer is called, once it is known whom to call.
    until: ({ heloc }) => {
      const answered = Date.parse(heloc.employment?.answeredAt ?? '');
      return Number.isNaN(answered) ? Number.POSITIVE_INFINITY : answered + EMPLOYER_CALLED_AFTER;
    },
    next: afterIncome,
  },
  PREQUAL_TITLE: after(SECOND, 'WAITING_FOR_NOTE'),
  WAITING_FOR_NOTE: after(SECOND, 'FINAL_OFFER'),
  GEN_NOTE_SIGNING: after(NOTE_DRAWN_UP_AFTER, 'NOTE_SIGNING'),
  WAITING_FOR_SIGNED_DOCUMENTS: after(
    SECOND,
    (app) => decided(app, 'afterSigning') ?? afterClosingDisclosure(app),
  ),
  GEN_CLOSING_DISCLOSURE: {
    // The certificate comes, if one is waited for; a notice has to be read first, and the home insured.
    until: (app) => {
      const { flood, status } = app.heloc;
      if (isNoticeUnread(app) || !isInsured(app)) return Number.POSITIVE_INFINITY;
      if (flood?.inHazardArea) return Math.max(app.enteredAt, insuredAt(app));
      return app.enteredAt + (status.waitingOnFloodCert ? CERTIFICATE_AFTER : SECOND);
    },
    next: afterClosingDisclosure,
  },
  PAYOFF_REQUEST_PENDING: {
    // A credit line that is paid off has to be signed for as well.
    until: (app) => (isLineUnsigned(app) ? Number.POSITIVE_INFINITY : payoffsKnownAt(app)),
    next(app, env) {
      receivePayoffs(app, env);
      return afterClosingDisclosure(app);
    },
  },
  GEN_NOTARY_DISCLOSURE: after(1.5 * SECOND, afterNotaryDisclosure),
  ATTORNEY_REVIEW: after(DAY, 'DEED_SIGNING'),
  NOTARY_WAITING_PERIOD: {
    // The day before the first possible one has ended.
    until: (app) =>
      endOfDay(app, addDays((app.heloc.dates.notaryEarliest ?? localDay(app, app.enteredAt)) as IsoDate, -1)),
    next(app, { now }) {
      // A period that a control call ends leaves no later day to wait for.
      const today = localDay(app, now);
      const { dates } = app.heloc;
      if (!dates.notaryEarliest || today < dates.notaryEarliest) dates.notaryEarliest = today;
      return 'MANUAL_DEED_SIGNING';
    },
  },
  DEED_SIGNING: {
    // The person has signed before the notary, and the other owners have.
    until: (app) =>
      app.heloc.status.primaryParticipantAcceptComplete && allSigned(app)
        ? Math.max(app.enteredAt, app.allSignedAt ?? 0) + 3 * SECOND
        : Number.POSITIVE_INFINITY,
    next: signedInPerson,
  },
  // After the appointment, and a day for the documents to come back.
  MANUAL_DEED_SIGNING: { until: returnedAt, next: signedInPerson },
  GEN_RESCISSION: after(1.5 * SECOND, ({ heloc }) =>
    heloc.dates.rescissionDeadline ? 'RESCISSION' : 'RECORDING',
  ),
  RESCISSION: {
    until: (app) => endOfDay(app, app.heloc.dates.rescissionDeadline ?? localDay(app, app.enteredAt)),
    next: () => 'RECORDING',
  },
  RECORDING: after(DAY, 'FUNDABLE'),
  FUNDABLE: after(DAY, ({ heloc }) => (heloc.payoffs.length > 0 ? 'DIRECT_DEBT_PAYOFF' : 'FUNDING_DECISION')),
  DIRECT_DEBT_PAYOFF: after(DAY, 'FUNDING_DECISION'),
  FUNDING_DECISION: after(DAY, 'COMPLETE'),
};
