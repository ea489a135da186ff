import { nextBankingDay, rescissionDeadline } from '#src/domain/businessDays.ts';
import { addDays, toIsoDate } from '#src/domain/dates.ts';
import { type DecisionPoint, LAST_NAMES, STREETS, UNKNOWN_SSN_ENDING } from '../testInputs.ts';
import type { Env } from './env.ts';
import { inviteSigner, moveSigners } from './owners.ts';
import { showProgress } from './progress.ts';
import type { Application } from './records.ts';
import { appraise, readCredit, withOffers } from './underwriteApplication.ts';

const SECOND = 1000;
const DAY = 24 * 60 * 60 * SECOND;
/** When a day ends for the property, near enough: midnight Pacific. */
const DAY_ENDS_UTC = 8 * 60 * 60 * SECOND;
const WAITING_PERIOD_DAYS = 12;
const REAPPLY_DAYS = 45;
const OFFER_DAYS = 30;
const ATTORNEY_STATES = ['GA', 'SC', 'MA', 'DE'];

const dayOf = (ms: number) => toIsoDate(new Date(ms));
const endOf = (isoDay: string) => Date.parse(`${isoDay}T00:00:00Z`) + DAY + DAY_ENDS_UTC;
const iso = (ms: number) => new Date(ms).toISOString();
const same = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();

/** What a test input asks for at this point; `undefined` is the usual way. */
function decided(app: Application, at: DecisionPoint): string | undefined {
  const byName = Object.entries(LAST_NAMES).find(([name]) => same(name, app.heloc.owner.lastName))?.[1];
  const byStreet = Object.entries(STREETS).find(([street]) => same(street, app.heloc.property.street1))?.[1];
  return [byName, byStreet].find((row) => row?.at === at)?.status;
}

function afterSoftCredit(app: Application): string {
  if (app.ssnLast4 === UNKNOWN_SSN_ENDING)
    return app.ssnTries < 2 ? 'CREDIT_NO_MATCH' : 'CREDIT_NO_MATCH_SSN';
  const status = decided(app, 'softCredit');
  const solved =
    (status === 'CREDIT_NO_MATCH' && app.ssnLast4 !== undefined) ||
    (status === 'SOFT_CREDIT_LOCKED_OR_FROZEN' && app.creditTries > 0);
  return solved || !status ? 'WAITING_FOR_PROPERTY' : status;
}

function afterHardCredit(app: Application): string {
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
const AUTOMATIC: Readonly<Record<string, Step>> = {
  GEN_PRE_SOFT_CREDIT_DISCLOSURE: lasting(SECOND, 'WAITING_FOR_SOFT_CREDIT'),
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
    until: ({ heloc }) => Date.parse(`${heloc.dates.notaryEarliest}T00:00:00Z`) + DAY_ENDS_UTC,
    next: () => 'MANUAL_DEED_SIGNING',
  },
  GEN_RESCISSION: lasting(1.5 * SECOND, ({ heloc }) =>
    heloc.dates.rescissionDeadline ? 'RESCISSION' : 'RECORDING',
  ),
  RESCISSION: {
    until: ({ heloc, enteredAt }) =>
      heloc.dates.rescissionDeadline ? endOf(heloc.dates.rescissionDeadline) : enteredAt,
    next: () => 'RECORDING',
  },
  RECORDING: lasting(DAY, 'FUNDABLE'),
  FUNDABLE: lasting(DAY, ({ heloc }) =>
    heloc.payoffs.length > 0 ? 'DIRECT_DEBT_PAYOFF' : 'FUNDING_DECISION',
  ),
  DIRECT_DEBT_PAYOFF: lasting(DAY, 'FUNDING_DECISION'),
  FUNDING_DECISION: lasting(DAY, 'COMPLETE'),
};

const REASONS = [
  'Income insufficient for amount of credit requested',
  'Excessive obligations in relation to income',
  'Value or type of collateral not sufficient',
  'Delinquent past or present credit obligations',
];

function decline(app: Application, { now }: Env): void {
  const { heloc } = app;
  heloc.status.uwDecision = 'DECLINE';
  heloc.active = false;
  heloc.activeForAppStart = false;
  heloc.dates = { ...heloc.dates, decided: iso(now), reapplyAfter: addDays(dayOf(now), REAPPLY_DAYS) };
  heloc.decline ??= {
    reasons: same(heloc.owner.lastName, 'Noreason') ? [] : REASONS,
    creditScore: app.creditScore,
    bureau: 'Equifax',
  };
}

function deedSigned(app: Application, { now }: Env): void {
  const { heloc } = app;
  const signed = dayOf(now);
  const home = heloc.property.occupancyType === 'HOME';
  const deadline = rescissionDeadline({ signed, noticeDelivered: signed, disclosuresDelivered: signed });
  const funds = nextBankingDay(home ? deadline : signed);
  heloc.status.primaryParticipantAcceptComplete = true;
  heloc.dates = {
    ...heloc.dates,
    deedSigned: iso(now),
    rescissionDeadline: home ? deadline : null,
    fundsExpected: funds,
    firstPaymentDue: addDays(funds, 45),
  };
}

const setPayoffs = (app: Application, status: string, at: object) => {
  app.heloc.payoffs = app.heloc.payoffs.map((payoff) => ({ ...payoff, status, ...at }));
};

/** What entering a status brings with it. */
const ON_ENTER: Readonly<Record<string, (app: Application, env: Env) => void>> = {
  WAITING_FOR_PROPERTY: (app, env) => readCredit(app, env.organisation),
  WAITING_FOR_OFFERS: (app, env) => appraise(app, env.organisation),
  OFFER_SELECTION(app, env) {
    withOffers(app, env.organisation);
    app.heloc.status.uwDecision = 'SELECT';
    app.heloc.status.uwSubDecision ??= 'UNVERIFIED_OFFER';
    app.heloc.dates.offersValidUntil = addDays(dayOf(env.now), OFFER_DAYS);
  },
  CLTV_LIEN_POSITION_REQUALIFY: (app, env) => withOffers(app, env.organisation),
  LIEN_VERIFICATION(app) {
    app.heloc.isInquiry = true;
  },
  DECLINED: decline,
  CANCELLED(app) {
    app.heloc.active = false;
    app.heloc.activeForAppStart = false;
  },
  HARD_CREDIT_PULL(app, { now }) {
    app.heloc.dates.submitted ??= iso(now);
  },
  FINAL_OFFER(app) {
    app.heloc.status.uwDecision = 'FINAL';
    app.heloc.status.uwSubDecision = 'FINAL_OFFER';
  },
  GEN_CLOSING_DISCLOSURE(app) {
    if (decided(app, 'afterSigning')) app.heloc.status.waitingOnFloodCert = true;
  },
  WAITING_FOR_SIGNED_DOCUMENTS(app, { now }) {
    app.heloc.dates.noteSigned = iso(now);
  },
  CO_DEED_REQ(app, env) {
    for (const signer of app.heloc.helocSigners)
      if (signer.status === 'PENDING') inviteSigner(app, signer, env);
  },
  NOTARY_WAITING_PERIOD(app) {
    app.heloc.status.manualNotary = true;
    const created = dayOf(Date.parse(app.heloc.auditFields.createdDate));
    app.heloc.dates.notaryEarliest ??= addDays(created, WAITING_PERIOD_DAYS);
  },
  MANUAL_DEED_SIGNING(app) {
    app.heloc.status.manualNotary = true;
  },
  GEN_RESCISSION: deedSigned,
  DIRECT_DEBT_PAYOFF: (app, { now }) => setPayoffs(app, 'SENT', { sentAt: iso(now) }),
  COMPLETE: (app, { now }) => setPayoffs(app, 'CONFIRMED', { confirmedAt: iso(now) }),
};

/** The only way into a status. */
export function enter(app: Application, status: string | null, env: Env): void {
  app.heloc.status.checklistStatus = status;
  app.enteredAt = env.now;
  app.history.push({ status, at: iso(env.now) });
  if (status) ON_ENTER[status]?.(app, env);
  showProgress(app.heloc);
}

/**
 * Brings an application up to the present: every status that has ended by itself gives way to the next, each beginning
 * when the one before ended. Returns whether anything changed.
 */
export function settle(app: Application, env: Env): boolean {
  if (app.hold) return false;
  let changed = moveSigners(app, env);
  for (;;) {
    const status = app.heloc.status.checklistStatus ?? '';
    const step = AUTOMATIC[status];
    if (!step) return changed;
    const until = step.until(app);
    if (env.now < until) return changed;
    const at = Math.max(until, app.enteredAt);
    const next = step.next(app, { ...env, now: at });
    if (next === status) return changed;
    enter(app, next, { ...env, now: at });
    changed = true;
  }
}
