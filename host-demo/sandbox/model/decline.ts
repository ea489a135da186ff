import { addDays } from '#src/domain/dates/dates.ts';
import { localDay } from './closing.ts';
import { COUNTER_OFFER_LAST_NAME, counterOffer } from './counterOffer.ts';
import { same } from './decisions.ts';
import { declineReasons } from './declineReasons.ts';
import type { Env } from './env.ts';
import { mailApplicant } from './mail.ts';
import type { Application } from './records.ts';
import { isRefused } from './refusals.ts';
import { readCredit } from './underwriteApplication.ts';

const REAPPLY_DAYS = 45;
const SCORE_FACTORS = [
  'Amount owed on revolving accounts is too high',
  'Too many accounts with balances',
  'Length of time accounts have been established',
  'Too many recent inquiries',
];

/** The disclosure of the score that the law requires; none without a credit file. */
function scoreOf(app: Application, { now, organisation }: Env) {
  const lacksFile = app.heloc.creditSearch != null && !app.isFileFound;
  if (app.creditScore === 0 && !lacksFile) readCredit(app, organisation);
  if (app.creditScore === 0) return {};
  return {
    creditScore: app.creditScore,
    scoreLow: 300,
    scoreHigh: 850,
    scoreDate: localDay(app, now),
    scoreSource: 'FICO',
    factors: SCORE_FACTORS,
  };
}

/** The effects of a decline, whatever its status is called: its facts, the notice and a mail. */
function applyDecline(app: Application, env: Env): void {
  const { heloc } = app;
  if (!heloc.decline)
    mailApplicant(app, env, {
      subject: 'Our decision on your application',
      text: 'Open your application to read it, and to download your notice with the reasons and your rights.',
    });
  heloc.active = false;
  heloc.activeForAppStart = false;
  heloc.dates = {
    ...heloc.dates,
    decided: new Date(env.now).toISOString(),
    reapplyAfter: addDays(localDay(app, env.now), REAPPLY_DAYS),
  };
  heloc.decline ??= {
    ...scoreOf(app, env),
    reasons: same(heloc.owner.lastName, 'Noreason') ? [] : declineReasons(app),
    bureau: 'Equifax',
    counterOffer: same(heloc.owner.lastName, COUNTER_OFFER_LAST_NAME) ? counterOffer(app, env) : null,
  };
}

export function decline(app: Application, env: Env): void {
  app.heloc.status.uwDecision = 'DECLINE';
  applyDecline(app, env);
}

/** Applies a decision that a control call has set; an approval changes nothing. */
export function applyDecision(app: Application, env: Env): void {
  if (isRefused(app.heloc)) applyDecline(app, env);
}
