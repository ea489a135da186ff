import { addDays } from '#src/domain/dates/dates.ts';
import { ASSET_TERMS } from './assets.ts';
import { localDay, signDeed } from './closing.ts';
import { noteFreeze } from './creditFreeze.ts';
import { decline } from './decline.ts';
import type { Env } from './env.ts';
import { incomeSource } from './incomeSources.ts';
import { checkHome } from './insurance.ts';
import { readRecords } from './liens.ts';
import { inviteSigner } from './owners.ts';
import { uuidFrom } from './random.ts';
import type { Application } from './records.ts';
import { noteWinback } from './requalify.ts';
import { REVIEWS_BEGIN } from './reviews.ts';
import { appraise, readCredit, withOffers } from './underwriteApplication.ts';
import { assumeReport, process, requireValuation } from './valuation.ts';
import { noteWaitingPeriod } from './waitingPeriod.ts';

export const OFFER_DAYS = 30;

const iso = (ms: number) => new Date(ms).toISOString();

const nameAssetTerms = ({ heloc }: Application) => {
  const { months, shares } = ASSET_TERMS;
  heloc.assetTerms = { months, shares: [...shares] };
};

const setPayoffs = (app: Application, status: string, at: object) => {
  app.heloc.payoffs = app.heloc.payoffs.map((payoff) => ({ ...payoff, status, ...at }));
};

/** What entering a status brings with it. */
export const ON_ENTER: Readonly<Record<string, (app: Application, env: Env) => void>> = {
  ...REVIEWS_BEGIN,
  SOFT_CREDIT_LOCKED_OR_FROZEN: noteFreeze,
  HARD_CREDIT_LOCKED_OR_FROZEN: noteFreeze,
  WAITING_FOR_PROPERTY: (app, env) => readCredit(app, env.organisation),
  WAITING_FOR_OFFERS: (app, env) => appraise(app, env.organisation),
  OFFER_SELECTION(app, env) {
    nameAssetTerms(app);
    withOffers(app, env.organisation);
    app.heloc.status.uwDecision = 'SELECT';
    app.heloc.status.uwSubDecision ??= 'UNVERIFIED_OFFER';
    app.heloc.dates.offersValidUntil = addDays(localDay(app, env.now), OFFER_DAYS);
  },
  ASSETS_PREQUAL: nameAssetTerms,
  CLTV_LIEN_POSITION_REQUALIFY: noteWinback,
  LIEN_VERIFICATION: readRecords,
  DELINQUENCY_REVIEW(app) {
    const lien = app.heloc.liabilities.find(({ securedByHome }) => securedByHome);
    app.heloc.delinquencies ??= [
      {
        uuid: uuidFrom(`${app.heloc.uuid}|delinquency`),
        creditor: lien?.creditor ?? 'Fairhaven Mortgage',
        mask: lien?.mask ?? '4417',
        monthsPastDue: 1,
        bureau: 'EQUIFAX',
      },
    ];
  },
  EMPLOYMENT_VERIFICATION({ heloc }) {
    heloc.employment = { employerName: incomeSource(heloc.income.employmentType).payer };
  },
  PAYOFF_REQUEST_PENDING(app, env) {
    if (app.heloc.payoffs.length === 0)
      app.heloc.payoffs = [
        { creditor: 'Meridian Card', mask: '7654', amount: 7499.75, status: 'MARKED_FOR_PAYOFF' },
      ];
    for (const payoff of app.heloc.payoffs) {
      if (payoff.status !== 'MARKED_FOR_PAYOFF') continue;
      Object.assign(payoff, { status: 'REQUESTED', requestedAt: iso(env.now) });
    }
  },
  BPO_ORDER_REQUEST: requireValuation,
  NAV_BPO_ORDER_REQUEST: requireValuation,
  NAV_BPO_PROCESSING: process,
  ACCEPTABLE_PROPERTY_CONDITION: assumeReport('AVERAGE'),
  UNACCEPTABLE_PROPERTY_CONDITION: assumeReport('POOR'),
  FINAL_TITLE_PULL: assumeReport('AVERAGE'),
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
  GEN_CLOSING_DISCLOSURE: checkHome,
  WAITING_FOR_SIGNED_DOCUMENTS(app, { now }) {
    app.heloc.dates.noteSigned = iso(now);
  },
  CO_DEED_REQ(app, env) {
    for (const signer of app.heloc.helocSigners)
      if (signer.status === 'PENDING') inviteSigner(app, signer, env);
  },
  NOTARY_WAITING_PERIOD(app) {
    app.heloc.status.manualNotary = true;
    noteWaitingPeriod(app);
  },
  MANUAL_DEED_SIGNING(app) {
    app.heloc.status.manualNotary = true;
  },
  GEN_RESCISSION: signDeed,
  DIRECT_DEBT_PAYOFF: (app, { now }) => setPayoffs(app, 'SENT', { sentAt: iso(now) }),
  COMPLETE: (app, { now }) => setPayoffs(app, 'CONFIRMED', { confirmedAt: iso(now) }),
};
