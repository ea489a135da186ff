import { addDays } from '#src/domain/dates/dates.ts';
import { ASSET_TERMS } from '../assets.ts';
import { localDay } from '../closing.ts';
import { decided } from '../decisions.ts';
import { decline } from '../decline.ts';
import type { Env } from '../env.ts';
import { hasIncomeProof } from '../incomeReview.ts';
import { capOffers, isCapped } from '../lineCap.ts';
import { revalue } from '../propertySearch.ts';
import type { Application } from '../records.ts';
import { fitsNow, noteWinback } from '../requalify.ts';
import { comesFromSummary } from '../summary.ts';
import { appraise, withOffers } from '../underwriteApplication.ts';
import { toIdentity } from './next.ts';
import { afterSeconds, OFFERS, type SomeRows, START, type Submits, toDo } from './row.ts';
import { afterEstimate } from './valuation.ts';

export const OFFER_DAYS = 30;

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

function afterConfirm(app: Application): string {
  const { heloc } = app;
  if (comesFromSummary(app)) return 'GEN_SUMMARY_DISCLOSURE';
  if (heloc.status.checklistStatus === 'REVISED_OFFER_SELECTION') {
    // Offers may also change before the income was shown.
    return hasIncomeProof(app) ? toIdentity(app) : 'INCOME_VERIFICATION';
  }
  return heloc.status.uwSubDecision === 'VERIFIED_OFFER' ? 'FINAL_OFFER' : 'COLLECT_ADDITIONAL_INFO';
}

const nameAssetTerms = ({ heloc }: Application) => {
  const { months, shares } = ASSET_TERMS;
  heloc.assetTerms = { months, shares: [...shares] };
};

const CHOICE = {
  putOffer: null,
  putOfferConfirm: afterConfirm,
  putAssetDepletion: 'WAITING_FOR_OFFERS',
} satisfies Submits;

export const offerRows = {
  WAITING_FOR_OFFERS: {
    onEnter: (app, env) => appraise(app, env.organisation),
    automatic: afterSeconds(1, afterOffers),
  },
  OFFER_SELECTION: {
    ...OFFERS,
    mail: toDo('Your offers are ready', 'Open your application to compare them and choose one.'),
    onEnter(app, env) {
      nameAssetTerms(app);
      withOffers(app, env.organisation);
      app.heloc.status.uwDecision = 'SELECT';
      app.heloc.status.uwSubDecision ??= 'UNVERIFIED_OFFER';
      app.heloc.dates.offersValidUntil = addDays(localDay(app, env.now), OFFER_DAYS);
    },
    submits: CHOICE,
  },
  REVISED_OFFER_SELECTION: {
    stage: 'PRODUCT_SELECT',
    reached: 'incomeVerified',
    mail: toDo('Your offers have changed', 'Open your application to see how, and choose one.'),
    submits: CHOICE,
  },
  ASSETS_PREQUAL: {
    ...OFFERS,
    mail: toDo(
      'There may be another way to qualify',
      'Open your application to see how your savings can count.',
    ),
    onEnter: nameAssetTerms,
    submits: { putAssetDepletion: 'WAITING_FOR_OFFERS' },
  },
  CLTV_LIEN_POSITION_REQUALIFY: {
    ...OFFERS,
    mail: toDo(
      'There is a way in which you may still qualify',
      'Open your application to see what would help.',
    ),
    onEnter: noteWinback,
    submits: {
      putPropertyEstimate: afterEstimate('BPO_ORDER_REQUEST'),
      putRequalify: ({ answers }) =>
        (answers.putRequalify as { choice: string }).choice === 'WITHDRAW'
          ? 'CANCELLED'
          : 'WAITING_FOR_OFFERS',
    },
  },
  // The person gets a mail whatever the decision is.
  DECLINED: { ...START, mail: null, onEnter: decline, isFinal: true },
  // The receipt's mail covers it.
  CANCELLED: {
    stage: 'PRODUCT_SELECT',
    reached: 'offerChosen',
    mail: null,
    onEnter(app) {
      app.heloc.active = false;
      app.heloc.activeForAppStart = false;
    },
    isFinal: true,
  },
} satisfies SomeRows;
