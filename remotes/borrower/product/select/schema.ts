import { array, object, string } from 'yup';
import type { Translate } from '#src/brand/copy.tsx';
import type { Choice } from '../choice.ts';
import { findOffer, type OfferFacts } from '../facts.ts';
import type { copy } from './copy.ts';
import { problemOf } from './problem.ts';

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
    const problem = problemOf(t, facts, choice, findOffer(facts, choice));
    return problem ? context.createError(problem) : true;
  });
}
