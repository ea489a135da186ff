import type { Offer } from '#src/api/contract/parts.ts';
import type { Translate } from '#src/brand/copy.tsx';
import { formatWholeMoney } from '#src/domain/money/money.ts';
import { boundsOf, type Choice, exceedsMaximum, validDraw } from '../choice.ts';
import { balancesOf, type OfferFacts, rangeOf } from '../facts.ts';
import type { copy } from './copy.ts';

/** Why a choice comes to nothing yet, and the field at which that is put right. */
export interface ChoiceProblem {
  path: 'term' | 'payoffs' | 'draw';
  message: string;
}

/** Undefined where the choice is one that the offer allows. */
export function problemOf(
  t: Translate<(typeof copy)['strings']>,
  facts: OfferFacts,
  choice: Choice,
  offer: Offer | undefined,
): ChoiceProblem | undefined {
  if (!offer) return { path: 'term', message: t('noOffer') };
  if (exceedsMaximum(choice)) {
    const sum = formatWholeMoney(balancesOf(facts, choice.payoffs));
    return {
      path: 'payoffs',
      message: t('payoffsTooHigh', { sum, max: formatWholeMoney(rangeOf(offer).max) }),
    };
  }
  if (validDraw(facts, choice, offer) !== undefined) return undefined;
  const { min, max } = boundsOf(facts, choice, offer);
  return {
    path: 'draw',
    message: t('drawRange', { min: formatWholeMoney(min), max: formatWholeMoney(max) }),
  };
}
