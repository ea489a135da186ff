import type { Offer } from '#src/api/contract/parts.ts';
import { addMoney, type Money, money, subtractMoney, sumMoney } from '#src/domain/money/money.ts';
import { interestPaid } from '#src/domain/offer/amortization.ts';
import { discountedRate, rateCut } from '#src/domain/offer/discounts.ts';
import {
  cashToYou,
  getTotalAmountFromDraw,
  initialDraw,
  interestOnlyPayment,
  monthlyPayment,
  normalizeFee,
  offerDiscount,
  totalOfPayments,
} from '#src/domain/offer/offers.ts';
import { baseRateOf, discountsOf } from '#src/domain/offer/rates.ts';
import type { OfferTerms } from '#src/features/offer-terms/terms.ts';
import { type Choice, exceedsMaximum, preferenceOf, validDraw } from './choice.ts';
import { balancesOf, type OfferFacts } from './facts.ts';

const MONTHS = 12;

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

function paymentOn({ senior }: OfferFacts, total: Money, apr: string, term: number): Money {
  return senior ? interestOnlyPayment(total, apr) : monthlyPayment(total, apr, term);
}

/** Undefined while the draw is not an amount that the offer allows, or the payoffs exceed it. */
export function figuresOf(facts: OfferFacts, choice: Choice, offer: Offer): Figures | undefined {
  const draw = validDraw(facts, choice, offer);
  if (draw === undefined || exceedsMaximum(choice)) return undefined;
  const payoff = balancesOf(facts, choice.payoffs);
  const split = { draw, payoff, maxDraw: money(offer.maxDraw), preference: preferenceOf(choice) };
  const drawn = initialDraw(split);
  const feeFraction = normalizeFee(offer.originationFee);
  const total = getTotalAmountFromDraw(drawn, feeFraction, facts.feeCap);
  const apr = discountedRate(baseRateOf(offer), discountsOf(offer), choice.discounts);
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

/** What the chosen debts ask for each month now, and what the line asks for instead. Dollars. */
export interface MonthlyChange {
  /** How much less all of the line asks for; below 0 where it is more. */
  whole: Money;
  /** The same of its part for the debts, fee included. */
  debts: Money;
}

export function monthlyChange(
  facts: OfferFacts,
  choice: Choice,
  offer: Offer,
  figures: Figures,
): MonthlyChange {
  const before = sumMoney(
    facts.liabilities
      .filter(({ uuid }) => choice.payoffs.includes(uuid))
      .map((row) => money(row.monetaryCalculatedNextPaymentMinimumAmount)),
  );
  const owed = getTotalAmountFromDraw(figures.payoff, figures.feeFraction, facts.feeCap);
  return {
    whole: subtractMoney(before, figures.payment),
    debts: subtractMoney(before, paymentOn(facts, owed, figures.apr, offer.term)),
  };
}

/** The interest of the first `years`, in dollars (docs/rules.md#interest-over-the-years). */
export function interestOver(
  { senior }: OfferFacts,
  { total, apr }: Figures,
  term: number,
  years = term,
): Money {
  const count = Math.min(years, term);
  return senior
    ? totalOfPayments(interestOnlyPayment(total, apr), count)
    : interestPaid({ principal: total, rate: apr, term }, MONTHS * count);
}

/** What the fee and the interest of the first `years` come to. Dollars. */
export const costOver = (facts: OfferFacts, figures: Figures, term: number, years: number): Money =>
  addMoney(figures.fee, interestOver(facts, figures, term, years));

/** What one discount alone saves each month; undefined where it saves nothing (docs/rules.md#rate-discounts). */
export function savingOf(facts: OfferFacts, offer: Offer, total: Money, type: string): Money | undefined {
  const discount = offer.discountList.find((entry) => entry.discount.type === type);
  const rate = baseRateOf(offer);
  if (!discount || !rateCut(rate, discount.rateWithDiscount)) return undefined;
  return offerDiscount({
    principal: total,
    ratePercent: rate,
    discountedRatePercent: discount.rateWithDiscount,
    termYears: offer.term,
    interestOnly: facts.senior,
  });
}

export function termsFromFigures(choice: Choice, offer: Offer, figures: Figures): OfferTerms {
  return {
    ...figures,
    term: offer.term,
    drawPeriod: offer.drawPeriod,
    rateType: offer.type,
    discounts: choice.discounts,
  };
}
