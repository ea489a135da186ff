import { MAX_DTI, MIN_DRAW } from './pricing.ts';
import type { Application } from './records.ts';

const LOWEST_SCORE = 640;
const MOST = 4;

/** What the decision went by. */
function figuresOf({ heloc, housingCosts, creditScore }: Application) {
  const { liabilities, income, valuation, adjustedHomeAmount: value, maxCltv } = heloc;
  const liens = liabilities
    .filter(({ securedByHome }) => securedByHome)
    .reduce((sum, { monetaryBalance }) => sum + monetaryBalance, 0);
  const due = liabilities.reduce((sum, row) => sum + row.monetaryCalculatedNextPaymentMinimumAmount, 0);
  const monthly = (income.incomePrimary + income.incomeOther) / 12;
  return {
    liens,
    due: due + housingCosts,
    monthly,
    value,
    maxCltv,
    creditScore,
    condition: valuation?.condition,
  };
}
type Figures = ReturnType<typeof figuresOf>;

/** Reasons that a figure of the application shows, the weightiest first. */
const BY_FIGURES: readonly (readonly [reason: string, applies: (figures: Figures) => boolean])[] = [
  ['Excessive obligations in relation to income', ({ due, monthly }) => due > monthly * MAX_DTI],
  [
    'Value or type of collateral not sufficient',
    ({ liens, value, maxCltv }) => value != null && maxCltv != null && liens + MIN_DRAW > value * maxCltv,
  ],
  ['Unacceptable property', ({ condition }) => condition === 'POOR'],
  ['Income insufficient for amount of credit requested', ({ monthly }) => monthly * MAX_DTI * 12 < MIN_DRAW],
  // Zero is a score that nobody has asked for yet.
  [
    'Delinquent past or present credit obligations',
    ({ creditScore }) => creditScore > 0 && creditScore < LOWEST_SCORE,
  ],
];
/** Reasons that contradict no figure, for who is declined because a test wants it so. */
const OTHERS = [
  'Unable to verify credit references',
  'Length of employment',
  'Number of recent inquiries on credit bureau report',
  'Length of residence',
];

/** Four reasons, as many of them as there are from the figures. */
export function declineReasons(app: Application): string[] {
  const figures = figuresOf(app);
  const shown = BY_FIGURES.filter(([, applies]) => applies(figures)).map(([reason]) => reason);
  return [...shown, ...OTHERS].slice(0, MOST);
}
