import type { Heloc } from '#src/api/contract/heloc.ts';
import type { Liability, Offer, SelectedOffer } from '#src/api/contract/parts.ts';
import { compareMoney, type Money, maxMoney, money, sumMoney } from '#src/domain/money/money.ts';
import { type DrawBounds, drawBounds, normalizeFee } from '#src/domain/offer/offers.ts';

/** A modest choice to begin with, and why (docs/rules.md#start-of-an-offer). */
export interface Start {
  readonly term: string;
  readonly rateType: string;
  readonly fee: string;
  readonly draw: Money;
  /** Debts that the person said they would like to pay off. */
  readonly payoffs: readonly string[];
  /** How many debts the draw would pay off; 0 for the middle of what can be drawn. */
  readonly debts: number;
}

/** The facts that the choice of an offer depends on. */
export interface OfferFacts {
  /** Only those that may be shown. */
  readonly offers: readonly Offer[];
  readonly liabilities: readonly Liability[];
  /** The 62-and-older product: interest-only payments, no choice of a term. */
  readonly senior: boolean;
  /** The most an origination fee may be, in dollars. */
  readonly feeCap: number | null | undefined;
  /** Where a person begins who has chosen nothing before. */
  readonly start?: Start | undefined;
}

/** Fees of a Texas line stay at or below this share of it (docs/rules.md#texas-home-equity). */
const TEXAS_FEE_LIMIT = 0.02;

/** A variable rate is shown only with index, margin and cap (docs/rules.md#variable-rates). */
function canBeShown(offer: Offer, state: string): boolean {
  if (state === 'TX' && compareMoney(normalizeFee(offer.originationFee), TEXAS_FEE_LIMIT) > 0) return false;
  if (offer.type === 'VARIABLE') return Boolean(offer.index) && offer.margin != null && offer.rateCap != null;
  return offer.type === 'FIXED';
}

export function offerFacts(heloc: Heloc): OfferFacts {
  return {
    offers: heloc.offers.filter((offer) => canBeShown(offer, heloc.property.state.toUpperCase())),
    liabilities: heloc.liabilities,
    senior: heloc.productType === 'SENIOR',
    feeCap: heloc.ofeeMaxThreshold,
  };
}

/** What was chosen before, of these offers or of those before they were revised. */
export const chosenBefore = ({ selectedOffer, previousOffer }: Heloc): SelectedOffer | undefined =>
  selectedOffer ?? previousOffer ?? undefined;

const feeOf = (offer: Offer): string => normalizeFee(offer.originationFee);
const distinct = (values: readonly string[]) => [...new Set(values)];

/** Years, shortest first. */
export const termsOf = ({ offers }: OfferFacts): string[] =>
  distinct(offers.map(({ term }) => String(term))).sort((a, b) => Number(a) - Number(b));

export const rateTypesOf = ({ offers }: OfferFacts, term: string): string[] =>
  distinct(offers.filter((offer) => String(offer.term) === term).map(({ type }) => type)).sort();

/** Fractions, lowest first. */
export const feesOf = ({ offers }: OfferFacts, term: string, rateType: string): string[] =>
  distinct(offers.filter((offer) => String(offer.term) === term && offer.type === rateType).map(feeOf)).sort(
    compareMoney,
  );

export function findOffer(
  { offers }: OfferFacts,
  wanted: { term: string; rateType: string; fee: string },
): Offer | undefined {
  return offers.find(
    (offer) =>
      String(offer.term) === wanted.term && offer.type === wanted.rateType && feeOf(offer) === wanted.fee,
  );
}

/** What can be drawn, in whole dollars, before payoffs shift it. */
export const rangeOf = ({ minDraw, maxDraw }: Offer): DrawBounds => drawBounds({ minDraw, maxDraw });

/** The most that any offer lets a person draw. */
export const highestDraw = ({ offers }: OfferFacts): Money | undefined =>
  offers.length === 0
    ? undefined
    : offers.map((offer) => rangeOf(offer).max).reduce((most, each) => maxMoney(most, each));

export const isRequiredPayoff = (liability: Liability): boolean =>
  liability.payoffEligible && liability.payOff?.required === true;

/** What a person would like to pay off, as they said before. */
export const wantedPayoffs = ({ liabilities }: OfferFacts): string[] =>
  liabilities.flatMap(({ uuid, payOff }) => (payOff?.status === 'MARKED_FOR_PAYOFF' ? [uuid] : []));

/**
 * The offer under which a person can draw the most: of several the shortest with the lowest fee. Undefined where each lets
 * them draw as much.
 */
export function highestOffer(facts: OfferFacts): Offer | undefined {
  const most = highestDraw(facts);
  const best = facts.offers.filter((offer) => rangeOf(offer).max === most);
  if (best.length === facts.offers.length) return undefined;
  return best.sort((a, b) => a.term - b.term || compareMoney(feeOf(a), feeOf(b)))[0];
}

/** Sum of the balances of the chosen accounts. */
export const balancesOf = ({ liabilities }: OfferFacts, chosen: readonly string[]): Money =>
  sumMoney(
    liabilities
      .filter(({ uuid }) => chosen.includes(uuid))
      .map(({ monetaryBalance }) => money(monetaryBalance)),
  );
