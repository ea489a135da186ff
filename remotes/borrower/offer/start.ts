import type { Liability, Offer } from '#src/api/contract/parts.ts';
import { compareMoney, type Money, money, sumMoney } from '#src/domain/money.ts';
import { boundsOf, type Choice, completeChoice } from './choice.ts';
import { findOffer, type OfferFacts, termsOf } from './facts.ts';
import { compareFees, USUAL_STAY } from './fees.ts';

/** A modest choice to begin with, and why: to pay off so many debts, or the middle of what can be drawn. */
export interface Start {
  choice: Partial<Choice>;
  /** How many debts it would pay off; 0 for the middle. */
  debts: number;
}

/** Rounded up, so that it is enough. */
const DEBTS_STEP = 100;
const MIDDLE_STEP = 1000;

/** Debts that a person may want to pay off: they cost more than this line, and are not loans on the home. */
const isWorthPaying = (offer: Offer) => (row: Liability) =>
  row.payoffEligible && !row.securedByHome && row.apr != null && compareMoney(row.apr, offer.rate) > 0;

/** How many debts cost more than the line that is chosen. */
export const countDearer = ({ liabilities }: OfferFacts, offer: Offer): number =>
  liabilities.filter(isWorthPaying(offer)).length;

/** Where a person who has chosen nothing yet starts; undefined without an offer (docs/rules.md#start-of-an-offer). */
export function startOf(facts: OfferFacts): Start | undefined {
  const terms = termsOf(facts);
  const middleTerm = completeChoice(facts, { term: terms[Math.floor(terms.length / 2)] ?? '' });
  const choice = completeChoice(facts, {
    term: middleTerm.term,
    fee: compareFees(facts, middleTerm, USUAL_STAY)[0]?.fee,
  });
  const offer = findOffer(facts, choice);
  if (!offer) return undefined;
  const { min, max } = boundsOf(facts, choice, offer);
  const debts = facts.liabilities.filter(isWorthPaying(offer));
  const sum = Number(sumMoney(debts.map(({ monetaryBalance }) => money(monetaryBalance))));
  const enough = Math.max(Math.ceil(sum / DEBTS_STEP) * DEBTS_STEP, Number(min));
  if (sum > 0 && enough <= Number(max)) return start(choice, enough, debts.length);
  const middle = Math.round((Number(min) + Number(max)) / 2 / MIDDLE_STEP) * MIDDLE_STEP;
  return start(choice, Math.min(Math.max(middle, Number(min)), Number(max)), 0);
}

function start(choice: Choice, draw: number, debts: number): Start {
  const amount: Money = money(draw);
  return { choice: { term: choice.term, rateType: choice.rateType, fee: choice.fee, draw: amount }, debts };
}
