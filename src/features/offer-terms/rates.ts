import type { Offer } from '#src/api/contract/parts.ts';
import type { Numeric } from '#src/domain/money/money.ts';
import { autopayRates, type RateDiscount, undiscountedRate } from '#src/domain/offer/discounts.ts';

/** The rates of an offer, in percent (docs/rules.md#rate-discounts). */
const ratesOf = (offer: Offer) => ({ ...offer, discounts: discountsOf(offer) });

export const discountsOf = ({ discountList }: Offer): RateDiscount[] =>
  discountList.map(({ discount, rateWithDiscount }) => ({ type: discount.type, rateWithDiscount }));

export const baseRateOf = (offer: Offer): Numeric => undiscountedRate(ratesOf(offer));

/** The rate with automatic payments and without; `chosen` are the discounts that `rate` has. */
export const autopayRatesOf = (offer: Offer, chosen: readonly string[]) =>
  autopayRates(ratesOf(offer), chosen);
