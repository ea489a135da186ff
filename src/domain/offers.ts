/** The arithmetic of an offer, by subject: payments, draws, ratios. */
export {
  type CashFacts,
  type CashSplit,
  cashToYou,
  type DrawBounds,
  type DrawFacts,
  drawBounds,
  initialDraw,
  isCashDeductible,
  isCashPreservable,
  isDrawInside,
  keepDrawInside,
  uiDrawBounds,
} from './draws.ts';
export type { DrawPreference } from './enums.ts';
export {
  ACCRUAL_YEAR_DAYS,
  AVERAGE_MONTH_DAYS,
  accruedInterest,
  getTotalAmountFromDraw,
  interestOnlyPayment,
  monthlyPayment,
  normalizeFee,
  offerDiscount,
  totalOfPayments,
} from './payments.ts';
export { cltv, dti, estimateRecordingTax, RECORDING_TAX_STATES } from './ratios.ts';
