import { addDays } from '#src/domain/dates/dates.ts';
import { localDay } from './closing.ts';
import type { Env } from './env.ts';
import { capOffers } from './lineCap.ts';
import { MIN_DRAW } from './pricing.ts';
import type { Application } from './records.ts';
import { withOffers } from './underwriteApplication.ts';

export const COUNTER_OFFER_LAST_NAME = 'Counteroffer';

/** As long as the law gives to choose it (docs/rules.md#counter-offers). */
const CHOOSE_WITHIN_DAYS = 90;
/** Of the largest line that the same person would have been offered. */
const SHARE = 0.6;
const THOUSAND = 1000;

/** A smaller line than the one that was declined, where there could have been any. */
export function counterOffer(app: Application, env: Env) {
  withOffers(app, env.organisation);
  const largest = Math.max(0, ...app.heloc.offers.map(({ max, maxDraw }) => max ?? maxDraw));
  const maxAmount = Math.floor((largest * SHARE) / THOUSAND) * THOUSAND;
  return maxAmount > MIN_DRAW
    ? { maxAmount, until: addDays(localDay(app, env.now), CHOOSE_WITHIN_DAYS) }
    : null;
}

/** Whether a counter-offer can still be chosen. */
export function hasCounterOffer(app: Application, now: number): boolean {
  const offer = app.heloc.decline?.counterOffer;
  return offer != null && (!offer.until || localDay(app, now) <= offer.until);
}

/** The application goes on with offers as large as that. */
export function takeCounterOffer(app: Application, env: Env): void {
  const { heloc } = app;
  app.lineCap = heloc.decline?.counterOffer?.maxAmount;
  heloc.decline = null;
  heloc.dates = { ...heloc.dates, decided: null, reapplyAfter: null };
  heloc.active = true;
  heloc.activeForAppStart = true;
  withOffers(app, env.organisation);
  capOffers(app);
}
