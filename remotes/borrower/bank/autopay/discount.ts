import type { Heloc } from '#src/api/contract/heloc.ts';
import { compareMoney, money } from '#src/domain/money/money.ts';
import { rateCut } from '#src/domain/offer/discounts.ts';
import { autopayRatesOf } from '#src/domain/offer/rates.ts';
import type { Accounts } from '../AccountsPage.tsx';

type Plans = Pick<Accounts, 'autopay' | 'manual' | 'discount'>;

const isSame = (one: number | string, other: number | string) => compareMoney(money(one), money(other)) === 0;

/**
 * How many percentage points automatic payments take off: as the chosen offer says, if it says the rates that are shown; else
 * as the answer does. Undefined where they take none off.
 */
export function discountOf(
  { autopay, manual, discount }: Plans,
  { offers, selectedOffer }: Pick<Heloc, 'offers' | 'selectedOffer'>,
): string | undefined {
  const offer = offers.find(({ uuid }) => uuid === selectedOffer?.offerUuid);
  const rates = offer && autopayRatesOf(offer, selectedOffer?.discounts ?? []);
  return rates && isSame(rates.autopay, autopay.rate) && isSame(rates.manual, manual.rate)
    ? rateCut(rates.manual, rates.autopay)
    : rateCut(discount, 0);
}
