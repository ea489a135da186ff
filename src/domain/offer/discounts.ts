/** Rate discounts of an offer. Source: docs/rules.md#rate-discounts */
import { decimal, type Numeric, plain } from '../money/decimal.ts';

/** One discount of an offer, in percent. */
export interface RateDiscount {
  type: string;
  rateWithDiscount: Numeric;
}

/** What an offer says of its rates, in percent. */
export interface OfferRates {
  /** With what is chosen now. */
  rate: Numeric;
  /** Without any discount. */
  baseRate?: Numeric | null | undefined;
  /** With automatic payments the other way round. */
  otherRate?: Numeric | null | undefined;
  discounts: readonly RateDiscount[];
}

/** Stands for every discount together, so nothing is added to it. */
const ALL_IN = 'ALL_IN';
export const AUTOPAY = 'AUTOPAY';

/** Whether automatic payments are among discounts, as one of their own or within all of them. */
export const includesAutopay = (types: readonly string[]): boolean =>
  types.includes(AUTOPAY) || types.includes(ALL_IN);

const withoutAllIn = (types: readonly string[]) => types.filter((type) => type !== ALL_IN);

/** The choice without automatic payments: of all discounts the others that the offer has stay. */
export function withoutAutopay(chosen: readonly string[], offered: readonly string[]): string[] {
  const kept = chosen.includes(ALL_IN) ? withoutAllIn(offered) : chosen;
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

/**
 * The rate without any discount: `baseRate`, unless a discount would raise it or `rate` is none that its discounts lead to;
 * then `rate`.
 */
export function undiscountedRate({ rate, baseRate, discounts }: OfferRates): Numeric {
  if (baseRate == null) return rate;
  const base = decimal(baseRate);
  const all = discounts.map(({ type }) => type);
  const sum = decimal(discountedRate(baseRate, discounts, withoutAllIn(all)));
  const allIn = decimal(discountedRate(baseRate, discounts, all));
  const least = sum.lt(allIn) ? sum : allIn;
  const isConsistent =
    decimal(rate).lte(base) &&
    decimal(rate).gte(least) &&
    discounts.every(({ rateWithDiscount }) => decimal(rateWithDiscount).lte(base));
  return isConsistent ? baseRate : rate;
}

/** The offer's rates with automatic payments and without; undefined where it does not say, or they would raise the rate. */
export function autopayRates(
  { rate, baseRate, otherRate }: OfferRates,
  chosen: readonly string[],
): { autopay: string; manual: string } | undefined {
  if (otherRate == null) return undefined;
  const [autopay, manual] = (includesAutopay(chosen) ? [rate, otherRate] : [otherRate, rate]).map(decimal);
  if (!autopay || !manual || autopay.gt(manual)) return undefined;
  const isAboveBase = baseRate != null && manual.gt(decimal(baseRate));
  return isAboveBase ? undefined : { autopay: plain(autopay), manual: plain(manual) };
}

/** How many percentage points a discount takes off, e.g. '0.25'; undefined where it takes none off. */
export function rateCut(rate: Numeric, rateWithDiscount: Numeric): string | undefined {
  const cut = decimal(rate).minus(decimal(rateWithDiscount));
  return cut.gt(0) ? plain(cut) : undefined;
}
