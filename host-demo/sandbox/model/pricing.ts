import type { Liability, Offer } from '#src/api/contract/parts.ts';
import { monthlyPayment } from '#src/domain/offer/offers.ts';
import { type Facts, propertySeed } from './facts.ts';
import { uuidFrom } from './random.ts';

interface Priced {
  facts: Facts;
  propertyValue: number;
  creditScore: number;
  maxCltv: number;
  liabilities: readonly Liability[];
  housingCosts: number;
}

export const MIN_DRAW = 15_000;
/** Practical minimum of the product in two states (docs/rules.md#limits-of-a-line). */
export const MIN_DRAW_BY_STATE: Readonly<Record<string, number>> = { AK: 25_001, WI: 25_001 };
const MAX_DRAW = 400_000;
export const MAX_DTI = 0.5;
export const LOWEST_APR = 7.6;
export const HIGHEST_APR = 17.2;
/** A recent rate, for examples. */
export const EXAMPLE_APR = 8.5;

/** Percentage points on top of the base, by what is chosen. */
const BY_TERM: Readonly<Record<number, number>> = { 5: 0, 10: 0.35, 15: 0.7, 30: 1.2 };
const BY_FEE: readonly (readonly [fee: number, points: number])[] = [
  [0.0499, 0],
  [0.0299, 0.65],
  [0, 1.4],
];
/** Fees of a Texas line stay below 2 % (docs/rules.md#texas-home-equity). */
const TEXAS_FEES: readonly (readonly [fee: number, points: number])[] = [
  [0.0199, 0.9],
  [0, 1.4],
];
const BY_OCCUPANCY: Readonly<Record<string, number>> = { HOME: 0, SECONDARY: 0.45, INVESTMENT: 0.9 };
export const TERMS = [5, 10, 15, 30] as const;
export const VARIABLE_TERM = 30;
/** Years in which the line can be drawn on again, by term. */
export const DRAW_PERIOD: Readonly<Record<number, number>> = { 5: 2, 10: 3, 15: 4, 30: 5 };
const DISCOUNTS = { AUTOPAY: 0.25, CREDIT_UNION: 0.25 } as const;
const INDEX = { index: 'Prime rate published in The Wall Street Journal', prime: 7 };

const toRate = (percent: number) => Math.round(percent * 20) / 20;
const to2 = (percent: number) => Math.round(percent * 100) / 100;
const downTo100 = (dollars: number) => Math.floor(dollars / 100) * 100;

function discountsOf(rate: number, creditUnion: boolean): Offer['discountList'] {
  const list = [{ discount: { type: 'AUTOPAY' }, rateWithDiscount: to2(rate - DISCOUNTS.AUTOPAY) }];
  if (!creditUnion) return list;
  const all = DISCOUNTS.AUTOPAY + DISCOUNTS.CREDIT_UNION;
  return [
    { discount: { type: 'ALL_IN' }, rateWithDiscount: to2(rate - all) },
    ...list,
    { discount: { type: 'CREDIT_UNION' }, rateWithDiscount: to2(rate - DISCOUNTS.CREDIT_UNION) },
  ];
}

/**
 * Every term and fee that the person can carry: the draw is bounded by the value of the home, by the income and by the
 * product. The better the credit and the smaller the share of the home, the lower the rate.
 */
export function priceOffers(priced: Priced): Offer[] {
  const { facts, propertyValue, creditScore, maxCltv, liabilities, housingCosts } = priced;
  const open = liabilities.filter((liability) => liability.securedByHome);
  const liens = open.reduce((sum, { monetaryBalance }) => sum + monetaryBalance, 0);
  const minimums = liabilities.reduce((sum, row) => sum + row.monetaryCalculatedNextPaymentMinimumAmount, 0);
  const room = Math.max(0, (facts.income / 12) * MAX_DTI - minimums - housingCosts);
  const equity = propertyValue * maxCltv - liens;
  const minDraw = MIN_DRAW_BY_STATE[facts.state] ?? MIN_DRAW;
  const base =
    LOWEST_APR +
    2 * DISCOUNTS.AUTOPAY +
    Math.max(0, 800 - creditScore) * 0.022 +
    (liens / propertyValue) * 1.5 +
    (BY_OCCUPANCY[facts.occupancyType] ?? 0.9);

  const offer = (term: number, type: string, fee: number, points: number): Offer[] => {
    const rate = Math.min(HIGHEST_APR, toRate(base + (BY_TERM[term] ?? 0) + points));
    const perThousand = Number(monthlyPayment(1000, rate, term));
    const total = Math.min(equity, (room / perThousand) * 1000);
    const maxDraw = Math.min(MAX_DRAW, downTo100(total / (1 + fee)));
    if (maxDraw < minDraw) return [];
    const discountList = discountsOf(rate, facts.creditUnion);
    const variable = type === 'VARIABLE';
    return [
      {
        uuid: uuidFrom(
          `${propertySeed(facts)}|${facts.lastName}|${facts.income}|${term}|${type}|${fee}|${rate}`,
        ),
        term,
        drawPeriod: DRAW_PERIOD[term] ?? null,
        type,
        min: MIN_DRAW,
        max: Math.round(maxDraw * (1 + fee) * 100) / 100,
        minDraw,
        maxDraw,
        originationFee: fee,
        rate,
        otherRate: to2(rate - DISCOUNTS.AUTOPAY),
        baseRate: rate,
        discountList,
        index: variable ? INDEX.index : null,
        margin: variable ? to2(rate - INDEX.prime) : null,
        rateCap: variable ? 18 : null,
      },
    ];
  };
  const fees = facts.state === 'TX' ? TEXAS_FEES : BY_FEE;
  const terms = facts.senior ? [VARIABLE_TERM] : TERMS;
  return [
    ...terms.flatMap((term) => fees.flatMap(([fee, points]) => offer(term, 'FIXED', fee, points))),
    ...(facts.senior
      ? []
      : fees.flatMap(([fee, points]) => offer(VARIABLE_TERM, 'VARIABLE', fee, points - 0.5))),
  ];
}
