import type { Offer } from '#src/api/contract/parts.ts';
import { DRAW_PREFERENCES, type DrawPreference } from '#src/domain/application/applicationEnums.ts';
import { isOneOf } from '#src/domain/enums.ts';
import { compareMoney, type Money, minMoney, money, parseMoneyInput } from '#src/domain/money/money.ts';
import {
  type CashFacts,
  type DrawBounds,
  isCashDeductible,
  isCashPreservable,
  keepDrawInside,
  uiDrawBounds,
} from '#src/domain/offer/offers.ts';
import {
  balancesOf,
  feesOf,
  findOffer,
  isRequiredPayoff,
  type OfferFacts,
  rangeOf,
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

/** The bounds of the slider. */
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
  const { minDraw, maxDraw } = offer;
  const payoff = balancesOf(facts, choice.payoffs);
  const { max } = rangeOf(offer);
  const typed = parseMoneyInput(choice.draw);
  // An amount above the offer is lowered in any case; an incomplete one may still become any amount.
  const suits = (preference: DrawPreference, test: (cash: CashFacts) => boolean) =>
    !uiDrawBounds({ minDraw, maxDraw, payoff, preference }).disabled &&
    (typed === undefined || test({ balances: payoff, draw: minMoney(typed, max), maxDraw: max }));
  return {
    PRESERVE: suits('PRESERVE', isCashPreservable),
    DEDUCT: suits('DEDUCT', isCashDeductible),
    MAXIMIZE: compareMoney(payoff, max) <= 0,
  };
}

const pick = (options: readonly string[], wanted: string | undefined) =>
  wanted !== undefined && options.includes(wanted) ? wanted : (options[0] ?? '');

/** The preferences in the order in which they are preselected. */
const inOrder = (first: DrawPreference) => [first, ...DRAW_PREFERENCES.filter((each) => each !== first)];

/** An amount that was set to cover payoffs is not added to them. */
const preselected = ({ start }: OfferFacts, draw: string) =>
  inOrder(start && start.debts > 0 && isSameAmount(start.draw, draw) ? 'DEDUCT' : 'PRESERVE');

function preferenceFor(facts: OfferFacts, choice: Choice, offer: Offer): string {
  if (choice.payoffs.length === 0) return '';
  const possible = preferencesOf(facts, choice, offer);
  return (
    [preferenceOf(choice), ...preselected(facts, choice.draw)].find((each) => each && possible[each]) ?? ''
  );
}

/**
 * The nearest choice that fits together: options that exist, required payoffs, a preference that is possible, and a
 * draw inside the bounds. A missing value gets the person's start value, else the first option and the largest draw.
 * Text that is not an amount is left to the form's validation.
 */
export function completeChoice(facts: OfferFacts, wanted: Partial<Choice>): Choice {
  const { start } = facts;
  const term = pick(termsOf(facts), wanted.term ?? start?.term);
  const rateType = pick(rateTypesOf(facts, term), wanted.rateType ?? start?.rateType);
  const fee = pick(feesOf(facts, term, rateType), wanted.fee ?? start?.fee);
  const offer = findOffer(facts, { term, rateType, fee });
  const wantedPayoffs = wanted.payoffs ?? start?.payoffs ?? [];
  const payoffs = facts.liabilities
    .filter((row) => row.payoffEligible && (isRequiredPayoff(row) || wantedPayoffs.includes(row.uuid)))
    .map(({ uuid }) => uuid);
  const choice: Choice = {
    term,
    rateType,
    fee,
    payoffs,
    discounts: offer ? discountTypes(offer).filter((type) => wanted.discounts?.includes(type)) : [],
    draw: wanted.draw ?? start?.draw ?? (offer ? rangeOf(offer).max : ''),
    preference: wanted.preference ?? '',
  };
  if (!offer) return choice;
  const valid = { ...choice, preference: preferenceFor(facts, choice, offer) };
  return { ...valid, draw: drawInside(boundsOf(facts, valid, offer), valid) };
}

function drawInside({ min, max }: DrawBounds, choice: Choice): string {
  if (preferenceOf(choice) === 'MAXIMIZE') return max;
  const typed: Money | undefined = parseMoneyInput(choice.draw);
  return typed === undefined ? choice.draw : keepDrawInside({ min, max }, typed);
}

/** The person's own value that another change has moved: it is restored as soon as it is possible again. */
export type Overridden = Partial<Omit<Choice, 'term' | 'payoffs'>>;
const CAN_BE_OVERRIDDEN = ['rateType', 'fee', 'draw', 'discounts', 'preference'] as const;

export interface ChangedChoice {
  choice: Choice;
  overridden: Overridden;
}

const isSameAmount = (a: string, b: string): boolean => {
  const [one, other] = [parseMoneyInput(a), parseMoneyInput(b)];
  return one === undefined || other === undefined ? a === b : compareMoney(one, other) === 0;
};

/** Whether a value of a choice is the same in two of them. */
export const isSameValue = (key: keyof Choice, a: Choice, b: Choice): boolean =>
  key === 'draw' ? isSameAmount(a.draw, b.draw) : String(a[key]) === String(b[key]);

/** The choice after a person changed part of it, with the rest brought in line (docs/rules.md#changes-of-a-choice). */
export function changeChoice(
  facts: OfferFacts,
  { choice, overridden }: ChangedChoice,
  patch: Partial<Choice>,
): ChangedChoice {
  const wanted: Choice = { ...choice, ...overridden, ...patch };
  const after = completeChoice(facts, wanted);
  const lost = CAN_BE_OVERRIDDEN.filter((key) => !isSameValue(key, wanted, after));
  return { choice: after, overridden: Object.fromEntries(lost.map((key) => [key, wanted[key]])) };
}

/**
 * The same for the draw, which is left as it is typed. Under MAXIMIZE, less than the maximum is another preference: first the
 * one in which the amount is still all that is borrowed.
 */
export function changeDraw(
  facts: OfferFacts,
  { choice, overridden: { draw: _, ...overridden } }: ChangedChoice,
  draw: string,
): ChangedChoice {
  const after = { ...choice, draw };
  const offer = findOffer(facts, after);
  const typed = parseMoneyInput(draw);
  if (!offer || typed === undefined || preferenceOf(choice) !== 'MAXIMIZE')
    return { choice: after, overridden };
  if (compareMoney(typed, boundsOf(facts, after, offer).max) === 0) return { choice: after, overridden };
  const possible = preferencesOf(facts, after, offer);
  const preference = (['DEDUCT', 'PRESERVE'] as const).find((each) => possible[each]) ?? 'MAXIMIZE';
  return { choice: { ...after, preference }, overridden };
}

const discountTypes = (offer: Offer): string[] => offer.discountList.map(({ discount }) => discount.type);

/** The draw, when it is an amount inside the bounds. */
export function validDraw(facts: OfferFacts, choice: Choice, offer: Offer): Money | undefined {
  const draw = parseMoneyInput(choice.draw);
  if (draw === undefined) return undefined;
  const { min, max } = boundsOf(facts, choice, offer);
  return compareMoney(draw, min) >= 0 && compareMoney(draw, max) <= 0 ? money(draw) : undefined;
}

/** Whether the chosen payoffs are more than the offer lets a person draw. */
export const exceedsMaximum = ({ payoffs, preference }: Choice): boolean => payoffs.length > 0 && !preference;
