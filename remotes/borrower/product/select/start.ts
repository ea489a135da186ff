import type { Heloc } from '#src/api/contract/heloc.ts';
import type { Liability, Offer } from '#src/api/contract/parts.ts';
import { compareMoney, money, sumMoney } from '#src/domain/money/money.ts';
import { baseRateOf } from '#src/domain/offer/rates.ts';
import { boundsOf, type Choice, completeChoice } from '../choice.ts';
import {
  chosenBefore,
  findOffer,
  type OfferFacts,
  offerFacts,
  type Start,
  termsOf,
  wantedPayoffs,
} from '../facts.ts';
import { compareFees, USUAL_HOLDING_YEARS } from '../fees.ts';

/** Rounded up, so that it is enough. */
const DEBTS_STEP = 100;
const MIDDLE_STEP = 1000;

/** Debts that a person may want to pay off: they cost more than this line, and are not loans on the home. */
const isWorthPaying = (offer: Offer) => (row: Liability) =>
  row.payoffEligible && !row.securedByHome && row.apr != null && compareMoney(row.apr, baseRateOf(offer)) > 0;

/** How many debts cost more than the line that is chosen. */
export const countCostlier = ({ liabilities }: OfferFacts, offer: Offer): number =>
  liabilities.filter(isWorthPaying(offer)).length;

/** Where a person who has chosen nothing yet starts; undefined without an offer (docs/rules.md#start-of-an-offer). */
export function startOf(facts: OfferFacts): Start | undefined {
  const terms = termsOf(facts);
  const middleTerm = completeChoice(facts, { term: terms[Math.floor(terms.length / 2)] ?? '' });
  const choice = completeChoice(facts, {
    term: middleTerm.term,
    fee: compareFees(facts, middleTerm, USUAL_HOLDING_YEARS)[0]?.fee,
  });
  const offer = findOffer(facts, choice);
  if (!offer) return undefined;
  const { term, rateType, fee } = choice;
  const begin = { term, rateType, fee, payoffs: wantedPayoffs(facts) };
  const bounds = boundsOf(facts, choice, offer);
  const [min, max] = [Number(bounds.min), Number(bounds.max)];
  const debts = facts.liabilities.filter(isWorthPaying(offer));
  const sum = Number(sumMoney(debts.map(({ monetaryBalance }) => money(monetaryBalance))));
  const enough = Math.max(Math.ceil(sum / DEBTS_STEP) * DEBTS_STEP, min);
  if (sum > 0 && enough <= max) return { ...begin, draw: money(enough), debts: debts.length };
  const middle = Math.round((min + max) / 2 / MIDDLE_STEP) * MIDDLE_STEP;
  return { ...begin, draw: money(Math.min(Math.max(middle, min), max)), debts: 0 };
}

/** The facts of an application, with a start for who has chosen nothing before. */
export function startedFacts(heloc: Heloc): OfferFacts {
  const facts = offerFacts(heloc);
  return chosenBefore(heloc) ? facts : { ...facts, start: startOf(facts) };
}

/** Whether a choice is still where the person began, and what was said of that is true of it. */
export function isStart({ start }: OfferFacts, choice: Choice): boolean {
  if (!start || Number(start.draw) !== Number(choice.draw)) return false;
  const isSameOffer = (['term', 'rateType', 'fee'] as const).every((key) => start[key] === choice[key]);
  return isSameOffer && (choice.payoffs.length === 0 || (start.debts > 0 && choice.preference === 'DEDUCT'));
}
