import { compareMoney, type Money, money } from '#src/domain/money/money.ts';
import type { Choice } from './choice.ts';
import { feesOf, findOffer, type OfferFacts } from './facts.ts';
import { costOver, type Figures, figuresOf } from './figures.ts';

/** How long a person may plan to keep the line, in years, up to its term. */
const HOLDING_YEARS = [2, 5, 10, 15, 30];
/** The default for the comparison (docs/rules.md#order-of-the-fees). */
export const USUAL_HOLDING_YEARS = 5;

/** The years to choose from with a term, shortest first, including `wanted`. */
export const holdingYearsOf = (term: number, wanted: number): number[] =>
  [...new Set([...HOLDING_YEARS, wanted])]
    .filter((years) => years < term)
    .concat(term)
    .sort((a, b) => a - b);

/** A fee of the chosen term and rate type. */
export interface ComparedFee {
  /** Fraction. */
  fee: string;
  /** Undefined while the draw is not an amount that this fee allows. */
  figures: Figures | undefined;
  /** Fee and interest over the years compared, in dollars. */
  cost: Money | undefined;
}

/**
 * The fees of a choice, the one that costs least over `years` first; of equals the lower fee. While the draw does not suit
 * all of them, they are ordered by the most that all of them allow, so that they stay where they are while one types.
 */
export function compareFees(facts: OfferFacts, choice: Choice, years: number): ComparedFee[] {
  const fees = feesOf(facts, choice.term, choice.rateType).flatMap((fee) => {
    const offer = findOffer(facts, { ...choice, fee });
    return offer ? [{ fee, offer }] : [];
  });
  if (fees.length === 0) return [];
  const draw = money(Math.min(...fees.map(({ offer }) => Math.floor(offer.maxDraw))));
  const common: Choice = { ...choice, draw, payoffs: [], preference: '' };
  const compare = (compared: Choice) =>
    fees.map(({ fee, offer }): ComparedFee => {
      const figures = figuresOf(facts, { ...compared, fee }, offer);
      return { fee, figures, cost: figures && costOver(facts, figures, offer.term, years) };
    });
  const rows = compare(choice);
  const ordered = rows.every(({ cost }) => cost !== undefined) ? rows : compare(common);
  const costs = new Map(ordered.map(({ fee, cost }) => [fee, cost ?? '0']));
  return rows.sort((a, b) => compareMoney(costs.get(a.fee) ?? '0', costs.get(b.fee) ?? '0'));
}
