import type { Offer } from '#src/api/contract/parts.ts';
import { interestPaid } from '#src/domain/amortization.ts';
import { discountedRate } from '#src/domain/discounts.ts';
import { addMoney, type Money, money, subtractMoney, sumMoney } from '#src/domain/money.ts';
import {
  cashToYou,
  getTotalAmountFromDraw,
  initialDraw,
  interestOnlyPayment,
  monthlyPayment,
  normalizeFee,
  offerDiscount,
  totalOfPayments,
} from '#src/domain/offers.ts';
import { type Choice, preferenceOf, validDraw } from './choice.ts';
import { balancesOf, type OfferFacts } from './facts.ts';

/** What a choice comes to, in dollars; rates in percent. */
export interface Figures {
  apr: string;
  /** Drawn from the line, payoffs included, fee not. */
  initialDraw: Money;
  feeFraction: string;
  fee: Money;
  /** Draw and fee. */
  total: Money;
  payoff: Money;
  cash: Money;
  payment: Money;
}

const ratesOf = (offer: Offer) =>
  offer.discountList.map(({ discount, rateWithDiscount }) => ({ type: discount.type, rateWithDiscount }));

function paymentOn({ senior }: OfferFacts, total: Money, apr: string, term: number): Money {
  return senior ? interestOnlyPayment(total, apr) : monthlyPayment(total, apr, term);
}

/** Undefined while the draw is not an amount that the offer allows. */
export function figuresOf(facts: OfferFacts, choice: Choice, offer: Offer): Figures | undefined {
  const draw = validDraw(facts, choice, offer);
  if (draw === undefined) return undefined;
  const payoff = balancesOf(facts, choice.payoffs);
  const split = { draw, payoff, maxDraw: money(offer.maxDraw), preference: preferenceOf(choice) };
  const drawn = initialDraw(split);
  const feeFraction = normalizeFee(offer.originationFee);
  const total = getTotalAmountFromDraw(drawn, feeFraction, facts.feeCap);
  const apr = discountedRate(offer.rate, ratesOf(offer), choice.discounts);
  return {
    apr,
    initialDraw: drawn,
    feeFraction,
    fee: subtractMoney(total, drawn),
    total,
    payoff,
    cash: cashToYou(split),
    payment: paymentOn(facts, total, apr, offer.term),
  };
}

/**
 * How much less a month somebody pays who pays off the chosen debts: what these ask for at least, without what the line
 * asks for them, fee included. Below 0 where it is more. Dollars.
 */
export function monthlySaving(facts: OfferFacts, choice: Choice, offer: Offer, figures: Figures): Money {
  const before = sumMoney(
    facts.liabilities
      .filter(({ uuid }) => choice.payoffs.includes(uuid))
      .map((row) => money(row.monetaryCalculatedNextPaymentMinimumAmount)),
  );
  const owed = getTotalAmountFromDraw(figures.payoff, figures.feeFraction, facts.feeCap);
  return subtractMoney(before, paymentOn(facts, owed, figures.apr, offer.term));
}

/** What the fee and the interest of the first `years` come to. Dollars. */
export function costOver(
  { senior }: OfferFacts,
  { total, fee, apr }: Figures,
  term: number,
  years: number,
): Money {
  const months = 12 * Math.min(years, term);
  const interest = senior
    ? totalOfPayments(interestOnlyPayment(total, apr), Math.min(years, term))
    : interestPaid({ principal: total, rate: apr, term }, months);
  return addMoney(fee, interest);
}

/** What one discount alone saves each month (docs/rules.md#rate-discounts). */
export function savingOf(facts: OfferFacts, offer: Offer, total: Money, type: string): Money | undefined {
  const discount = offer.discountList.find((entry) => entry.discount.type === type);
  if (!discount) return undefined;
  return offerDiscount({
    principal: total,
    ratePercent: offer.rate,
    discountedRatePercent: discount.rateWithDiscount,
    termYears: offer.term,
    interestOnly: facts.senior,
  });
}
