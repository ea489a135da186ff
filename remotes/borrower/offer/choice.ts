import type { Offer } from '#src/api/contract/parts.ts';
import { DRAW_PREFERENCES, type DrawPreference, isOneOf } from '#src/domain/enums.ts';
import { compareMoney, type Money, money, parseMoneyInput } from '#src/domain/money.ts';
import {
  type DrawBounds,
  drawBounds,
  isCashDeductible,
  isCashPreservable,
  keepDrawInside,
  uiDrawBounds,
} from '#src/domain/offers.ts';
import {
  balancesOf,
  feesOf,
  findOffer,
  isRequiredPayoff,
  type OfferFacts,
  rateTypesOf,
  termsOf,
} from './facts.ts';

/** What a person decides about an offer, as form values. */
export interface Choice {
  /** Years. */
  term: string;
  /** FIXED or VARIABLE. */
  rateType: string;
  /** Origination fee as a fraction. */
  fee: string;
  /** Dollars, or what was typed. */
  draw: string;
  discounts: readonly string[];
  /** Liabilities to pay off. */
  payoffs: readonly string[];
  /** A draw preference; empty without a payoff. */
  preference: string;
}

/** The preference, where it means something. */
export function preferenceOf({ payoffs, preference }: Choice): DrawPreference | undefined {
  return payoffs.length > 0 && isOneOf(DRAW_PREFERENCES, preference) ? preference : undefined;
}

/** Where the slider may stand. */
export function boundsOf(
  facts: OfferFacts,
  choice: Choice,
  offer: Offer,
): DrawBounds & { disabled: boolean } {
  return uiDrawBounds({
    minDraw: offer.minDraw,
    maxDraw: offer.maxDraw,
    payoff: balancesOf(facts, choice.payoffs),
    preference: preferenceOf(choice),
  });
}

/** Whether each preference can be chosen with this draw and these payoffs (docs/rules.md#draw-preferences). */
export function preferencesOf(
  facts: OfferFacts,
  choice: Choice,
  offer: Offer,
): Record<DrawPreference, boolean> {
  const payoff = balancesOf(facts, choice.payoffs);
  const bounds = (preference: DrawPreference) =>
    uiDrawBounds({ minDraw: offer.minDraw, maxDraw: offer.maxDraw, payoff, preference });
  const { max } = drawBounds({ minDraw: offer.minDraw, maxDraw: offer.maxDraw });
  const draw = parseMoneyInput(choice.draw) ?? max;
  const cash = { balances: payoff, draw, maxDraw: max };
  return {
    PRESERVE: !bounds('PRESERVE').disabled && isCashPreservable(cash),
    DEDUCT: !bounds('DEDUCT').disabled && isCashDeductible(cash),
    MAXIMIZE: compareMoney(payoff, max) <= 0,
  };
}

const pick = (options: readonly string[], wanted: string | undefined) =>
  wanted !== undefined && options.includes(wanted) ? wanted : (options[0] ?? '');

/**
 * The nearest choice that fits together: options that exist, required payoffs, a preference that is possible, and a
 * draw inside the bounds. Text that is no amount is left for the form to complain about.
 */
export function completeChoice(facts: OfferFacts, wanted: Partial<Choice>): Choice {
  const term = pick(termsOf(facts), wanted.term);
  const rateType = pick(rateTypesOf(facts, term), wanted.rateType);
  const fee = pick(feesOf(facts, term, rateType), wanted.fee);
  const offer = findOffer(facts, { term, rateType, fee });
  const payoffs = facts.liabilities
    .filter((row) => row.payoffEligible && (isRequiredPayoff(row) || wanted.payoffs?.includes(row.uuid)))
    .map(({ uuid }) => uuid);
  const choice: Choice = {
    term,
    rateType,
    fee,
    payoffs,
    discounts: offer ? discountTypes(offer).filter((type) => wanted.discounts?.includes(type)) : [],
    draw: wanted.draw ?? '',
    preference: wanted.preference ?? '',
  };
  if (!offer) return choice;
  const possible = preferencesOf(facts, choice, offer);
  const preference =
    payoffs.length === 0
      ? ''
      : (DRAW_PREFERENCES.find((each) => each === wanted.preference && possible[each]) ??
        DRAW_PREFERENCES.find((each) => possible[each]) ??
        '');
  const valid = { ...choice, preference };
  return { ...valid, draw: clampDraw(boundsOf(facts, valid, offer), valid, wanted.draw) };
}

function clampDraw({ min, max }: DrawBounds, choice: Choice, wanted: string | undefined): string {
  if (preferenceOf(choice) === 'MAXIMIZE' || !wanted) return max;
  const typed: Money | undefined = parseMoneyInput(wanted);
  return typed === undefined ? wanted : keepDrawInside({ min, max }, typed);
}

/** The preference once the amount was changed by hand: less than the maximum is no longer MAXIMIZE. */
export function preferenceAfterDraw(facts: OfferFacts, choice: Choice, offer: Offer): string {
  if (preferenceOf(choice) !== 'MAXIMIZE') return choice.preference;
  const draw = parseMoneyInput(choice.draw);
  if (draw === undefined || compareMoney(draw, boundsOf(facts, choice, offer).max) === 0)
    return choice.preference;
  const possible = preferencesOf(facts, choice, offer);
  return possible.PRESERVE ? 'PRESERVE' : possible.DEDUCT ? 'DEDUCT' : choice.preference;
}

const discountTypes = (offer: Offer): string[] => offer.discountList.map(({ discount }) => discount.type);

/** The draw, when it is an amount inside the bounds. */
export function validDraw(facts: OfferFacts, choice: Choice, offer: Offer): Money | undefined {
  const draw = parseMoneyInput(choice.draw);
  if (draw === undefined) return undefined;
  const { min, max } = boundsOf(facts, choice, offer);
  return compareMoney(draw, min) >= 0 && compareMoney(draw, max) <= 0 ? money(draw) : undefined;
}
