/** Underwriting ratios and cost estimates shown next to an offer. Source: docs/rules.md#ratios */
import { decimal, type Money, type Numeric, plain, type Rate, roundHalfEven } from '../money/decimal.ts';
import { sumMoney } from '../money/money.ts';

/**
 * Combined loan-to-value: (liens that stay open + this line's draw total) / property value.
 *
 * @param openLiens dollars; for a HELOC that stays open its full limit, without liens this draw pays off.
 * @returns an unrounded fraction for comparing; show it with `formatRatio`. Undefined without a value.
 */
export function cltv({
  openLiens,
  lineTotal,
  propertyValue,
}: {
  openLiens: readonly Money[];
  lineTotal: Money;
  propertyValue: Money;
}): Rate | undefined {
  const value = decimal(propertyValue);
  if (value.lte(0)) return undefined;
  return plain(decimal(sumMoney([...openLiens, lineTotal])).div(value)) as Rate;
}

/**
 * Debt-to-income: (monthly minimums that stay + housing costs + new payment) / gross monthly income.
 * @public for a screen that shows it; none does yet.
 * @returns an unrounded fraction; undefined without income.
 */
export function dti({
  monthlyMinimums,
  housingCosts,
  newPayment,
  grossMonthlyIncome,
}: {
  monthlyMinimums: readonly Money[];
  housingCosts: Money;
  newPayment: Money;
  grossMonthlyIncome: Money;
}): Rate | undefined {
  const income = decimal(grossMonthlyIncome);
  if (income.lte(0)) return undefined;
  return plain(decimal(sumMoney([...monthlyMinimums, housingCosts, newPayment])).div(income)) as Rate;
}

/** Where a recording tax is estimated; this is no list of where the law has one (docs/rules.md#closing-costs). */
export const RECORDING_TAX_STATES = [
  'AR',
  'CO',
  'HI',
  'IL',
  'IN',
  'KY',
  'LA',
  'MD',
  'ME',
  'MI',
  'MN',
  'MO',
  'NJ',
  'NV',
  'OK',
  'OR',
  'PA',
  'SD',
  'UT',
  'WV',
  'WY',
] as const;

/** Dollars of recording tax per 100,000 borrowed. */
const RECORDING_TAX_RANGE = { min: 0, max: 1400 } as const;

/**
 * Estimated recording tax on `amount` dollars.
 * @returns a range in dollars; undefined where no estimate applies: say "shown at closing", never $0.
 */
export function estimateRecordingTax(state: string, amount: Numeric): { min: Money; max: Money } | undefined {
  if (!(RECORDING_TAX_STATES as readonly string[]).includes(state.toUpperCase())) return undefined;
  const per = (tax: number) => roundHalfEven(plain(decimal(amount).times(tax).div(100_000)), 2) as Money;
  return { min: per(RECORDING_TAX_RANGE.min), max: per(RECORDING_TAX_RANGE.max) };
}
