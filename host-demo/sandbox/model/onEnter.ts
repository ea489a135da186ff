import { addDays } from '#src/domain/dates.ts';
import { localDay, signDeed } from './closing.ts';
import { decided, same } from './decisions.ts';
import { declineReasons } from './declineReasons.ts';
import type { Env } from './env.ts';
import { inviteSigner } from './owners.ts';
import type { Application } from './records.ts';
import { appraise, readCredit, withOffers } from './underwriteApplication.ts';

const WAITING_PERIOD_DAYS = 12;
const REAPPLY_DAYS = 45;
export const OFFER_DAYS = 30;

const iso = (ms: number) => new Date(ms).toISOString();

function decline(app: Application, { now }: Env): void {
  const { heloc } = app;
  heloc.status.uwDecision = 'DECLINE';
  heloc.active = false;
  heloc.activeForAppStart = false;
  heloc.dates = {
    ...heloc.dates,
    decided: iso(now),
    reapplyAfter: addDays(localDay(app, now), REAPPLY_DAYS),
  };
  heloc.decline ??= {
    reasons: same(heloc.owner.lastName, 'Noreason') ? [] : declineReasons(app),
    creditScore: app.creditScore,
    bureau: 'Equifax',
  };
}

const setPayoffs = (app: Application, status: string, at: object) => {
  app.heloc.payoffs = app.heloc.payoffs.map((payoff) => ({ ...payoff, status, ...at }));
};

/** What entering a status brings with it. */
export const ON_ENTER: Readonly<Record<string, (app: Application, env: Env) => void>> = {
  WAITING_FOR_PROPERTY: (app, env) => readCredit(app, env.organisation),
  WAITING_FOR_OFFERS: (app, env) => appraise(app, env.organisation),
  OFFER_SELECTION(app, env) {
    withOffers(app, env.organisation);
    app.heloc.status.uwDecision = 'SELECT';
    app.heloc.status.uwSubDecision ??= 'UNVERIFIED_OFFER';
    app.heloc.dates.offersValidUntil = addDays(localDay(app, env.now), OFFER_DAYS);
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
    const created = localDay(app, Date.parse(app.heloc.auditFields.createdDate));
    app.heloc.dates.notaryEarliest ??= addDays(created, WAITING_PERIOD_DAYS);
  },
  MANUAL_DEED_SIGNING(app) {
    app.heloc.status.manualNotary = true;
  },
  GEN_RESCISSION: signDeed,
  DIRECT_DEBT_PAYOFF: (app, { now }) => setPayoffs(app, 'SENT', { sentAt: iso(now) }),
  COMPLETE: (app, { now }) => setPayoffs(app, 'CONFIRMED', { confirmedAt: iso(now) }),
};
