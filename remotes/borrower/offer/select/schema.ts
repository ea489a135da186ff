import { array, object, string } from 'yup';
import type { Translate } from '#src/brand/copy.tsx';
import { formatWholeMoney } from '#src/domain/money.ts';
import { boundsOf, type Choice, validDraw } from '../choice.ts';
import { findOffer, type OfferFacts } from '../facts.ts';
import type { copy } from './copy.ts';

type T = Translate<(typeof copy)['strings']>;

/** A choice that an offer allows. */
export function choiceSchema(facts: OfferFacts, t: T) {
  return object({
    term: string().defined(),
    rateType: string().defined(),
    fee: string().defined(),
    draw: string().defined(),
    discounts: array(string().defined()).defined(),
    payoffs: array(string().defined()).defined(),
    preference: string().defined(),
  }).test('offer', (value, context) => {
    const choice = value as Choice;
    const offer = findOffer(facts, choice);
    if (!offer) return context.createError({ path: 'term', message: t('noOffer') });
    if (choice.payoffs.length > 0 && !choice.preference) {
      const max = formatWholeMoney(offer.maxDraw);
      return context.createError({ path: 'preference', message: t('payoffsTooHigh', { max }) });
    }
    if (validDraw(facts, choice, offer) !== undefined) return true;
    const { min, max } = boundsOf(facts, choice, offer);
    return context.createError({
      path: 'draw',
      message: t('drawRange', { min: formatWholeMoney(min), max: formatWholeMoney(max) }),
    });
  });
}
