import { type Checked, number, shape } from '../check.ts';
import { decimal, isoDate } from './formats.ts';

export const pricing = shape({
  /** APR range in percent. */
  aprMin: decimal,
  aprMax: decimal,
  /** The claims are as of this date. */
  asOf: isoDate,
  /** Percent of the initial draw. */
  originationFeeMax: decimal,
  /** Percent taken off the rate for automatic payments. */
  autopayDiscount: decimal,
  minAmount: decimal,
  maxAmount: decimal,
  approvalMinutes: number,
  fundingDays: number,
  valuationFee: decimal,
  manualNotaryFee: decimal,
  recordingFeeMin: decimal,
  recordingFeeMax: decimal,
  /** Dollars per 100,000 borrowed. */
  recordingTaxMax: decimal,
  /** A credit example shows term, payment and APR together. */
  example: shape({ amount: decimal, years: number, apr: decimal, fee: decimal, payment: decimal }),
});
/** Marketing and cost claims. Money and percents are decimal texts, never floats. */
export type Pricing = Checked<typeof pricing>;
