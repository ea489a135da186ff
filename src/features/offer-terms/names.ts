import type { Translate } from '#src/brand/copy.tsx';
import { DISCOUNT_TYPES } from '#src/domain/application/applicationEnums.ts';
import { isOneOf } from '#src/domain/enums.ts';
import {
  compareMoney,
  formatMoney,
  formatWholeMoney,
  type Money,
  money,
  type Numeric,
  subtractMoney,
} from '#src/domain/money/money.ts';
import { getTotalAmountFromDraw } from '#src/domain/offer/offers.ts';
import type { copy } from './copy.ts';
import { feePercent } from './text.ts';

export type OfferTranslate = Translate<(typeof copy)['strings']>;

/** A discount as people know it; organisations name their own memberships in their copy. */
export const discountName = (t: OfferTranslate, type: string): string =>
  isOneOf(DISCOUNT_TYPES, type) ? t(`discount_${type}`) : t('discountOther');

export const rateTypeName = (t: OfferTranslate, type: string): string =>
  type === 'VARIABLE' ? t('variable') : t('fixed');

interface Fee {
  /** Dollars; fee also as a fraction of the draw. */
  initialDraw: Numeric;
  fee: Numeric;
  feeFraction: Numeric;
}

/** Whether a fee is less than its percentage comes to, as there is a most that it may be. */
function isFeeCapped({ initialDraw, fee, feeFraction }: Fee): boolean {
  const whole: Money = subtractMoney(getTotalAmountFromDraw(initialDraw, feeFraction), money(initialDraw));
  // A difference of a cent comes from other systems' rounding.
  return compareMoney(subtractMoney(whole, money(fee)), 0.01) > 0;
}

/** A fee in dollars; where its percentage comes to more, that it is the most it may be. */
export function feeAmount(t: OfferTranslate, terms: Fee): string {
  const amount = formatMoney(terms.fee);
  return isFeeCapped(terms) ? t('feeMost', { amount }) : amount;
}

/** What a fee is of the draw, and the most that it may be where that is less: "4.99%, at most $2,000". */
export function feeRate(t: OfferTranslate, terms: Fee): string {
  const percent = feePercent(terms.feeFraction);
  return isFeeCapped(terms) ? t('feeAtMost', { percent, cap: formatWholeMoney(money(terms.fee)) }) : percent;
}
