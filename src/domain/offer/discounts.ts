/** Rate discounts of an offer. Source: docs/rules.md#rate-discounts */
import { decimal, type Numeric, plain } from '../money/decimal.ts';

/** One discount of an offer, in percent. */
export interface RateDiscount {
  type: string;
  rateWithDiscount: Numeric;
}

/** Stands for every discount together, so nothing is added to it. */
const ALL_IN = 'ALL_IN';
export const AUTOPAY = 'AUTOPAY';

/** Whether automatic payments are among discounts, as one of their own or within all of them. */
export const includesAutopay = (types: readonly string[]): boolean =>
  types.includes(AUTOPAY) || types.includes(ALL_IN);

/** The choice without automatic payments: of all discounts the others that the offer has stay. */
export function withoutAutopay(chosen: readonly string[], offered: readonly string[]): string[] {
  const kept = chosen.includes(ALL_IN) ? offered.filter((type) => type !== ALL_IN) : chosen;
  return kept.filter((type) => type !== AUTOPAY);
}

/** The choice with automatic payments: all discounts at once, where that is offered and none is missing any more. */
export function withAutopay(chosen: readonly string[], offered: readonly string[]): string[] {
  if (includesAutopay(chosen)) return [...chosen];
  const more = [...chosen, AUTOPAY];
  const complete = offered.every((type) => type === ALL_IN || more.includes(type));
  return complete && offered.includes(ALL_IN) ? [ALL_IN] : more;
}

/**
 * The rate with the chosen discounts, in percent: ALL_IN's own rate when it is among them, else the rate less the
 * sum of what each takes off, never below 0. A discount that the offer does not have changes nothing.
 * @throws RangeError when a rate is not a decimal number.
 */
export function discountedRate(
  rate: Numeric,
  discounts: readonly RateDiscount[],
  chosen: readonly string[],
): string {
  const applied = discounts.filter(({ type }) => chosen.includes(type));
  const allIn = applied.find(({ type }) => type === ALL_IN);
  if (allIn) return plain(decimal(allIn.rateWithDiscount));
  const full = decimal(rate);
  const result = applied.reduce(
    (left, { rateWithDiscount }) => left.minus(full.minus(decimal(rateWithDiscount))),
    full,
  );
  return result.lt(0) ? '0' : plain(result);
}

/** How many percentage points a discount takes off, e.g. '0.25'. */
export function rateCut(rate: Numeric, rateWithDiscount: Numeric): string {
  return plain(decimal(rate).minus(decimal(rateWithDiscount)));
}
