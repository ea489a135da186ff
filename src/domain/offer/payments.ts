/** Payments, interest and the origination fee. Source: docs/rules.md#monthly-payment */
import type Big from 'big.js';
import { decimal, type Money, type Numeric, plain, type Rate, roundBig } from '../money/decimal.ts';

const MONTHS = 12;
/** Digits kept between steps of a power: far more than any cent needs, few enough to stay fast. */
const WORKING_DIGITS = 40;

/** Days of the year that interest accrues over. */
const ACCRUAL_YEAR_DAYS = 365.25;
/** @public 365.25 / 12: over one average month, interest is exactly principal x rate / 12. */
export const AVERAGE_MONTH_DAYS = 30.4375;

function nonNegative(name: string, v: Numeric): Big {
  const value = decimal(v);
  if (value.lt(0)) throw new RangeError(`${name} must be 0 or more`);
  return value;
}

/** A value that is calculated on with, without the digits that no cent needs. */
export const trimmed = (value: Big): Big => value.round(WORKING_DIGITS);

/** `base` to a whole exponent, 0 or more. */
export function power(base: Big, exponent: number): Big {
  let result = decimal(1);
  let square = base;
  for (let n = exponent; n > 0; n = Math.floor(n / 2)) {
    if (n % 2 === 1) result = trimmed(result.times(square));
    square = trimmed(square.times(square));
  }
  return result;
}

const yearlyRate = (annualRatePercent: Numeric) => nonNegative('annualRatePercent', annualRatePercent);

/** Payments of one dollar, by rate and months: the same few come with every move of a slider, and a power takes time. */
const annuities = new Map<string, Big>();
const MAX_CACHED_ANNUITIES = 500;

/** The payment of one dollar, at a rate above 0. */
function annuity(annualRatePercent: Numeric, months: number): Big {
  const key = `${annualRatePercent}/${months}`;
  const known = annuities.get(key);
  if (known) return known;
  const monthlyRate = decimal(annualRatePercent).div(100 * MONTHS);
  const growth = power(monthlyRate.plus(1), months);
  const made = monthlyRate.times(growth).div(growth.minus(1));
  if (annuities.size >= MAX_CACHED_ANNUITIES) annuities.clear();
  annuities.set(key, made);
  return made;
}

/** The annuity payment before rounding. */
export function exactMonthlyPayment(principal: Numeric, annualRatePercent: Numeric, termYears: number): Big {
  const n = Math.round(termYears * MONTHS);
  if (!(n >= 1)) throw new RangeError('termYears must be at least one month');
  const p = nonNegative('principal', principal);
  // Divided last: a third of a cent that was rounded before would break exact ties.
  return yearlyRate(annualRatePercent).eq(0) ? p.div(n) : p.times(annuity(annualRatePercent, n));
}

/** The interest-only payment before rounding. */
function exactInterestOnlyPayment(principal: Numeric, annualRatePercent: Numeric): Big {
  // Divided last: a rounded monthly rate would break exact half-cent ties.
  return nonNegative('principal', principal)
    .times(yearlyRate(annualRatePercent))
    .div(100 * MONTHS);
}

/**
 * Monthly annuity payment M = P r / (1 - (1+r)^-n), P / n at 0 %.
 *
 * @param principal dollars; the draw total, since the fee is financed.
 * @param annualRatePercent percent per year, 8.5 for 8.5 %.
 * @returns dollars, rounded once, half to even, two decimals.
 * @throws RangeError on negative or non-numeric input or a term below one month.
 */
export function monthlyPayment(principal: Numeric, annualRatePercent: Numeric, termYears: number): Money {
  return roundBig(exactMonthlyPayment(principal, annualRatePercent, termYears), 2) as Money;
}

/** Monthly interest only, for the 62-and-older product. Parameters, result and errors as `monthlyPayment`. */
export function interestOnlyPayment(principal: Numeric, annualRatePercent: Numeric): Money {
  return roundBig(exactInterestOnlyPayment(principal, annualRatePercent), 2) as Money;
}

/**
 * Interest accrued over `days` (fractions allowed), 365.25-day year, rounded to cents half to even
 * (docs/rules.md#interest-accrual). No screen shows it yet.
 * @public
 * @throws RangeError on negative or non-numeric input.
 */
export function accruedInterest(principal: Numeric, ratePercent: Numeric, days: Numeric): Money {
  const interest = nonNegative('principal', principal)
    .times(nonNegative('ratePercent', ratePercent))
    .times(nonNegative('days', days))
    .div(decimal(ACCRUAL_YEAR_DAYS).times(100));
  return roundBig(interest, 2) as Money;
}

const DRAW_TOTAL_ERROR =
  'Invalid input: getTotalAmountFromDraw requires amount and originationFee to be numbers that are 0 or more.';

/**
 * Draw total = amount + fee x amount, the fee capped when a cap is given.
 *
 * @param amount dollars.
 * @param originationFee a fraction, 0.0499 for 4.99 %; percents go through `normalizeFee` first.
 * @param cap the most the fee may be, in dollars.
 * @returns dollars rounded to cents, half to even.
 * @throws Error when any of them is not a finite number of 0 or more (docs/rules.md#draw-total).
 */
export function getTotalAmountFromDraw(
  amount: Numeric,
  originationFee: Numeric,
  cap?: Numeric | null | undefined,
): Money {
  try {
    const draw = nonNegative('amount', amount);
    const fee = draw.times(nonNegative('originationFee', originationFee));
    const limit = cap === null || cap === undefined ? undefined : nonNegative('cap', cap);
    return roundBig(draw.plus(limit?.lt(fee) ? limit : fee), 2) as Money;
  } catch (cause) {
    throw new Error(DRAW_TOTAL_ERROR, { cause });
  }
}

/**
 * A fee as a fraction, whichever way it was sent: 4.99 and 0.0499 are the same fee (docs/rules.md#origination-fee).
 * No fee is 100 %, so 1 means one percent.
 * @throws RangeError on negative or non-numeric input.
 */
export function normalizeFee(fee: Numeric): Rate {
  const value = nonNegative('fee', fee);
  return plain(value.gte(1) ? value.div(100) : value) as Rate;
}

/**
 * What a discount saves per month: the payment at `ratePercent` minus the payment at
 * `discountedRatePercent`, subtracted unrounded and rounded once (docs/rules.md#rate-discounts).
 */
export function offerDiscount({
  principal,
  ratePercent,
  discountedRatePercent,
  termYears,
  interestOnly = false,
}: {
  principal: Numeric;
  ratePercent: Numeric;
  discountedRatePercent: Numeric;
  termYears: number;
  interestOnly?: boolean;
}): Money {
  const payment = (percent: Numeric) =>
    interestOnly
      ? exactInterestOnlyPayment(principal, percent)
      : exactMonthlyPayment(principal, percent, termYears);
  return roundBig(payment(ratePercent).minus(payment(discountedRatePercent)), 2) as Money;
}

/** What is paid over the term: n x payment, and the principal due at its end where only interest was paid. */
export function totalOfPayments(payment: Numeric, termYears: number, dueAtMaturity: Numeric = 0): Money {
  const monthly = nonNegative('payment', payment).times(Math.round(termYears * MONTHS));
  return roundBig(monthly.plus(nonNegative('dueAtMaturity', dueAtMaturity)), 2) as Money;
}
