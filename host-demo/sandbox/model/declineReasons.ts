import { MAX_DTI, MIN_DRAW, MIN_DRAW_BY_STATE } from './pricing.ts';
import type { Application } from './records.ts';
import { fitsNow } from './requalify.ts';

const LOWEST_SCORE = 640;
const MOST = 4;

/** The yearly income that the last offers rest on: what was verified, or assets counted beside it, else what was stated. */
function incomeOf({ heloc, pricedIncome, assetIncome }: Application): number {
  const { incomePrimary, incomeOther } = heloc.income;
  const isOther = heloc.revisionReason != null || assetIncome !== undefined;
  return isOther && pricedIncome !== undefined ? pricedIncome : incomePrimary + incomeOther;
}

/** What the decision went by. */
function figuresOf(app: Application) {
  const { heloc, housingCosts, creditScore } = app;
  const { liabilities, valuation, adjustedHomeAmount: value, maxCltv } = heloc;
  const liens = liabilities
    .filter(({ securedByHome }) => securedByHome)
    .reduce((sum, { monetaryBalance }) => sum + monetaryBalance, 0);
  const due = liabilities.reduce((sum, row) => sum + row.monetaryCalculatedNextPaymentMinimumAmount, 0);
  const least = MIN_DRAW_BY_STATE[heloc.property.state] ?? MIN_DRAW;
  const isWorthTooLittle = value != null && maxCltv != null && liens + least > value * maxCltv;
  const payments = due + housingCosts;
  const affordable = (incomeOf(app) / 12) * MAX_DTI;
  return {
    search: app.isFileFound ? undefined : heloc.creditSearch?.reason,
    isOverObliged: payments > affordable,
    isWorthTooLittle: isWorthTooLittle || (heloc.winback != null && !fitsNow(app)),
    // Priced, and too little was left for the smallest line.
    leavesNoRoom:
      app.pricedIncome !== undefined &&
      heloc.offers.length === 0 &&
      !isWorthTooLittle &&
      payments <= affordable,
    isBelowLeast: affordable * 12 < least,
    creditScore,
    condition: valuation?.condition,
  };
}
type Figures = ReturnType<typeof figuresOf>;

/** Reasons that a figure of the application shows, the weightiest first. */
const BY_FIGURES: readonly (readonly [reason: string, applies: (figures: Figures) => boolean])[] = [
  ['No credit file', ({ search }) => search === 'NOT_FOUND'],
  ['Limited credit experience', ({ search }) => search === 'THIN'],
  ['Excessive obligations in relation to income', ({ isOverObliged }) => isOverObliged],
  ['Value or type of collateral not sufficient', ({ isWorthTooLittle }) => isWorthTooLittle],
  ['Unacceptable property', ({ condition }) => condition === 'POOR'],
  [
    'Income insufficient for amount of credit requested',
    ({ isBelowLeast, leavesNoRoom }) => isBelowLeast || leavesNoRoom,
  ],
  // Zero: the score has not been requested yet.
  [
    'Delinquent past or present credit obligations',
    ({ creditScore }) => creditScore > 0 && creditScore < LOWEST_SCORE,
  ],
];

/** Of a credit report that contradicts no figure, for who is declined because a test wants it so. */
const OTHERS = ['Number of recent inquiries on credit bureau report', 'Limited credit experience'];

/** The principal reasons, four at most: what the figures show, and nothing besides. */
export function declineReasons(app: Application): string[] {
  const figures = figuresOf(app);
  const shown = BY_FIGURES.filter(([, applies]) => applies(figures)).map(([reason]) => reason);
  return shown.length > 0 ? shown.slice(0, MOST) : OTHERS;
}
