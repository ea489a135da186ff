import type { ConditionAnswers } from '#src/domain/conditions/answers.ts';
import type { ConditionCategory, ConditionState } from '#src/domain/conditions/conditions.ts';
import { isKnown, isOpen, stateOf } from '#src/domain/conditions/conditions.ts';
import { nextBankingDay } from '#src/domain/dates/businessDays.ts';
import { localHour } from '#src/domain/dates/dates.ts';
import { timeZoneOf } from '#src/domain/dates/timeZones.ts';
import { monthlyPayment } from '#src/domain/offer/offers.ts';
import { localDay } from './closing.ts';
import { verified } from './coDeed.ts';
import { tellDone, tellOpen } from './conditionMails.ts';
import { type HeldCondition, recordOf, signerAsked, uploadsFor } from './conditions.ts';
import type { Env } from './env.ts';
import { askAgain, REFUSED } from './identity.ts';
import { inviteSigner, newSigner } from './owners.ts';
import { MAX_DTI } from './pricing.ts';
import { uuidFrom } from './random.ts';
import type { Application } from './records.ts';
import { hasReached } from './statuses/statuses.ts';
import { readCredit, repriceOffers, reviseOffers } from './underwriteApplication.ts';
import { refusalOf } from './uploadNames.ts';

export interface Decision {
  state: ConditionState;
  notes?: string | null | undefined;
}

/** When the people of the sandbox begin to work, where the property stands. */
const OPENS_AT = 9;

/** When an answer is decided: on the next business day. */
function dueAt(app: Application, { submittedAt }: HeldCondition): number {
  if (!submittedAt) return Number.POSITIVE_INFINITY;
  const day = nextBankingDay(localDay(app, Date.parse(submittedAt)));
  return localHour(day, OPENS_AT, timeZoneOf(app.heloc.property.state)).getTime();
}

const ID_REFUSED = 'The person who checked your ID could not accept it. Try again, or use another ID.';

/** An ID is checked by itself, and its condition follows. */
function followIdentity(app: Application, condition: HeldCondition): Decision | undefined {
  const record = recordOf(app, condition);
  if (!record || condition.categoryEnum !== 'ID_VERIFICATION_FAILURE' || condition.state === 'DONE')
    return undefined;
  const { identityVerified, identityCheck } = record;
  if (identityVerified) return { state: 'DONE' };
  if (isOpen(condition)) return identityCheck?.review ? { state: 'SUBMITTED' } : undefined;
  return identityCheck?.failure === REFUSED ? { state: 'NEEDS_ANOTHER_TRY', notes: ID_REFUSED } : undefined;
}

/** What the time decides: nothing wrong is found but by the name of a file. */
function review(app: Application, condition: HeldCondition, now: number): Decision | undefined {
  if (stateOf(condition) !== 'SUBMITTED' || now < dueAt(app, condition)) return undefined;
  const sent = uploadsFor(app, condition).filter(({ uuid }) => condition.submitted?.includes(uuid));
  const notes = refusalOf(sent.map(({ name }) => name));
  return notes ? { state: 'NEEDS_ANOTHER_TRY', notes } : { state: 'DONE' };
}

/** What is to be decided by now. */
export const decisionNow = (app: Application, condition: HeldCondition, now: number): Decision | undefined =>
  followIdentity(app, condition) ?? review(app, condition, now);

const OWNERSHIP = { SOLE_OWNER: 'SOLE', JOINT_OWNER: 'JOINT', TRUST: 'TRUST' } as const;

/** The home is owned as the answer says, and who owns it as well is invited to sign. */
function takeOwnership(app: Application, { ownership, coOwners }: ConditionAnswers, env: Env): undefined {
  const type = OWNERSHIP[ownership as keyof typeof OWNERSHIP];
  if (!type) return;
  app.heloc.property.ownershipType = type;
  if (app.heloc.contact) app.heloc.contact.ownershipType = type;
  if (app.contact) app.contact.ownershipType = type;
  if (ownership !== 'JOINT_OWNER') return;
  for (const owner of coOwners ?? []) {
    const signer = newSigner(app, owner);
    app.heloc.helocSigners.push(signer);
    inviteSigner(app, signer, env);
  }
  delete app.allSignedAt;
}

/** Of an account that nobody has a statement of yet. */
const ASSUMED = { rate: 6.4, years: 5 } as const;
const NEW_DEBT = 'You have opened a new account since your offer was made.';

/** New debt uses up income. @returns the status that it leads to */
function takeDebts(app: Application, answers: ConditionAnswers, env: Env, condition: HeldCondition) {
  const { heloc } = app;
  const checks = condition.xtraData?.inquiries ?? [];
  const opened = (answers.inquiries ?? []).flatMap(({ outcome, amount }, index) =>
    outcome === 'ACCOUNT_OPENED' && amount
      ? [{ amount, creditor: checks[index]?.creditor ?? 'New account' }]
      : [],
  );
  if (opened.length === 0) return undefined;
  readCredit(app, env.organisation);
  const debts = opened.map(({ amount, creditor }, index) => ({
    uuid: uuidFrom(`${condition.uuid}|debt|${index}`),
    creditor,
    type: 'OTHER',
    mask: null,
    monetaryBalance: amount,
    monetaryCalculatedNextPaymentMinimumAmount: Number(monthlyPayment(amount, ASSUMED.rate, ASSUMED.years)),
    creditLimit: null,
    apr: ASSUMED.rate,
    securedByHome: false,
    payoffEligible: false,
    ineligibleReason: 'Opened during this application',
    payOff: { status: null, required: false },
  }));
  heloc.liabilities = [...heloc.liabilities, ...debts];
  const { checklistStatus } = heloc.status;
  if (!hasReached(checklistStatus, 'offered') || hasReached(checklistStatus, 'noteSigned')) return undefined;
  const payments = debts.reduce((sum, row) => sum + row.monetaryCalculatedNextPaymentMinimumAmount, 0);
  const income = app.pricedIncome ?? heloc.income.incomePrimary + heloc.income.incomeOther;
  const left = Math.max(0, income - (12 * payments) / MAX_DTI);
  if (!hasReached(checklistStatus, 'offerChosen')) {
    repriceOffers(app, env.organisation, left);
    return heloc.offers.length > 0 ? undefined : 'DECLINED';
  }
  reviseOffers(app, env.organisation, left, NEW_DEBT);
  return heloc.offers.length > 0 ? 'REVISED_OFFER_SELECTION' : 'DECLINED';
}

type Effect = (
  app: Application,
  answers: ConditionAnswers,
  env: Env,
  condition: HeldCondition,
) => string | undefined;

/** A specialist has accepted the ID. */
function takeIdentity(app: Application, _: ConditionAnswers, __: Env, condition: HeldCondition) {
  const record = recordOf(app, condition);
  if (!record) return undefined;
  record.identityVerified = true;
  delete record.identityCheck?.review;
  const signer = signerAsked(app, condition);
  if (signer) verified(app, signer);
  const isAwaited = record === app && app.heloc.status.checklistStatus === 'IDENTITY_VERIFICATION';
  return isAwaited ? 'PREQUAL_TITLE' : undefined;
}

/** What follows when an answer is accepted (docs/rules.md#what-follows-from-an-answer). */
const EFFECTS = {
  ID_VERIFICATION_FAILURE: takeIdentity,
  FALSE_OWNERSHIP_TYPE_REVIEW: takeOwnership,
  HARD_CREDIT_INQUIRY_REVIEW: takeDebts,
} as const satisfies Partial<Record<ConditionCategory, Effect>>;

/** Decides about a condition, and tells its person. @returns the status that it leads to, if it is another */
export function decideCondition(
  app: Application,
  condition: HeldCondition,
  { state, notes }: Decision,
  env: Env,
): string | undefined {
  const was = condition.state;
  condition.state = state;
  if (notes !== undefined) condition.notes = notes;
  if (state === 'SUBMITTED') return undefined;
  if (state !== 'DONE') {
    const record = recordOf(app, condition);
    if (record && condition.categoryEnum === 'ID_VERIFICATION_FAILURE') askAgain(record);
    if (isKnown(condition)) tellOpen(condition, env);
    return undefined;
  }
  if (was === 'DONE') return undefined;
  tellDone(app, condition, env);
  const effect: Effect | undefined = isKnown(condition)
    ? (EFFECTS as Partial<Record<ConditionCategory, Effect>>)[condition.categoryEnum]
    : undefined;
  return effect?.(app, condition.answers ?? {}, env, condition);
}
