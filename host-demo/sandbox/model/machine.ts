import { remindOfAppointment } from './appointments.ts';
import { moveAppraisal } from './appraisal.ts';
import { mailConditions } from './conditionMails.ts';
import { type Decision, decideCondition, decisionNow } from './conditionReview.ts';
import type { HeldCondition } from './conditions.ts';
import { remind } from './creditFreeze.ts';
import type { Env } from './env.ts';
import { reviewIdentity } from './identity.ts';
import { expireLinks, lacksIncome, reviewIncome } from './incomeReview.ts';
import { reviewPolicies } from './insurance.ts';
import { endSignerReview, moveSigners } from './owners.ts';
import { borrowerOf } from './party.ts';
import { receivePayoffs } from './payoffs.ts';
import { showProgress } from './progress.ts';
import type { Application } from './records.ts';
import { rowOf } from './statuses/statuses.ts';
import { mayHaveLeft, sendStatusMail } from './statusMails.ts';
import { editableParts } from './summary.ts';
import { moveValuation } from './valuation.ts';

const iso = (ms: number) => new Date(ms).toISOString();

/** Enters a status by an action of the person, who sees the change on the page. */
export function enter(app: Application, status: string | null, env: Env): void {
  app.actedAt = env.now;
  changeStatus(app, status, env);
}

/**
 * Enters a status without an action of the person. They get a mail, unless another mail of the same moment says why.
 *
 * @param sent mails of before that moment
 */
export function arrive(app: Application, status: string, env: Env, sent = env.mails.length): void {
  changeStatus(app, status, env);
  if (env.mails.length === sent) sendStatusMail(app, env);
}

function changeStatus(app: Application, status: string | null, env: Env): void {
  app.heloc.status.checklistStatus = status;
  app.enteredAt = env.now;
  app.history.push({ status, at: iso(env.now) });
  app.heloc.editable = editableParts(app);
  rowOf(status)?.onEnter?.(app, env);
  showProgress(app.heloc);
}

/**
 * Ends the income reviews that are due, or all of them as a control call says. An applicant who has moved on meanwhile and is left
 * without any proof comes back to the income.
 *
 * @returns whether anything changed
 */
export function endIncomeReviews(app: Application, env: Env, accepted?: boolean): boolean {
  const changed = reviewIncome(app, env, accepted);
  if (changed && lacksIncome(app)) changeStatus(app, 'INCOME_VERIFICATION', env);
  return changed;
}

/** Ends the reviews of IDs that are due, or as a control call says. @returns whether anything changed */
export function endIdentityReview(app: Application, env: Env, accepted?: boolean): boolean {
  const signers = app.heloc.helocSigners.map((signer) => endSignerReview(app, signer, env, accepted));
  const changed = reviewIdentity(borrowerOf(app), env, accepted);
  if (changed && app.identityVerified && app.heloc.status.checklistStatus === 'IDENTITY_VERIFICATION')
    changeStatus(app, 'PREQUAL_TITLE', env);
  return changed || signers.includes(true);
}

/** Decides about a condition, which may lead to another status. */
export function endConditionReview(
  app: Application,
  condition: HeldCondition,
  decision: Decision,
  env: Env,
): void {
  const sent = env.mails.length;
  const next = decideCondition(app, condition, decision, env);
  if (next) arrive(app, next, env, sent);
}

/** The last of the conditions that a hold names is done: the status has waited for nothing else. */
function goOn(app: Application, env: Env): void {
  delete app.holdFor;
  const { automatic } = rowOf(app.heloc.status.checklistStatus) ?? {};
  if (!app.hold && automatic && Number.isFinite(automatic.until(app)))
    arrive(app, automatic.next(app, env), env);
}

/** What people ask for goes on whatever holds the status. @returns whether anything changed */
function moveConditions(app: Application, env: Env): boolean {
  let changed = false;
  for (const condition of app.conditions) {
    const decision = decisionNow(app, condition, env.now);
    if (!decision) continue;
    endConditionReview(app, condition, decision, env);
    changed = true;
  }
  const isNamed = ({ uuid }: HeldCondition) => app.holdFor?.includes(uuid);
  if (app.holdFor && app.conditions.filter(isNamed).every(({ state }) => state === 'DONE')) {
    goOn(app, env);
    changed = true;
  }
  return mailConditions(app, env) || changed;
}

/**
 * Brings an application up to the present: every status that has ended by itself gives way to the next, each beginning
 * when the one before ended. Returns whether anything changed.
 */
export function advance(app: Application, env: Env): boolean {
  const isDecided = moveConditions(app, env);
  if (app.hold || app.holdFor) return isDecided;
  let sent = env.mails.length;
  let changed = [
    isDecided,
    moveSigners(app, env),
    remind(app, env),
    remindOfAppointment(borrowerOf(app), env),
    reviewPolicies(app, env),
    endIncomeReviews(app, env),
    expireLinks(app, env),
    endIdentityReview(app, env),
    moveAppraisal(app, env),
    moveValuation(app, env),
    receivePayoffs(app, env),
  ].includes(true);
  for (;;) {
    const status = app.heloc.status.checklistStatus ?? '';
    const { automatic } = rowOf(status) ?? {};
    if (!automatic) return changed;
    const until = automatic.until(app);
    if (env.now < until) return changed;
    const at = Math.max(until, app.enteredAt);
    const next = automatic.next(app, { ...env, now: at });
    if (next === status) return changed;
    if (mayHaveLeft(app, at)) arrive(app, next, { ...env, now: at }, sent);
    else changeStatus(app, next, { ...env, now: at });
    sent = env.mails.length;
    changed = true;
  }
}
