/** The rates of an offer as the API writes it, in percent. Source: docs/rules.md#rate-discounts */
import type { Numeric } from '../money/money.ts';
import { autopayRates, type OfferRates, type RateDiscount, undiscountedRate } from './discounts.ts';

/** What is read of an offer of the API. */
interface WrittenOffer extends Omit<OfferRates, 'discounts'> {
  discountList: readonly { discount: { type: string }; rateWithDiscount: Numeric }[];
}

const ratesOf = (offer: WrittenOffer): OfferRates => ({ ...offer, discounts: discountsOf(offer) });

export const discountsOf = ({ discountList }: Pick<WrittenOffer, 'discountList'>): RateDiscount[] =>
  discountList.map(({ discount, rateWithDiscount }) => ({ type: discount.type, rateWithDiscount }));

export const baseRateOf = (offer: WrittenOffer): Numeric => undiscountedRate(ratesOf(offer));

/** The rate with automatic payments and without; `chosen` are the discounts that `rate` has. */
export const autopayRatesOf = (offer: WrittenOffer, chosen: readonly string[]) =>
  autopayRates(ratesOf(offer), chosen);
