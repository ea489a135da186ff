/** The arithmetic of an offer, by subject: payments, draws, ratios. */
export {
  cashToYou,
  type DrawBounds,
  drawBounds,
  initialDraw,
  isCashDeductible,
  isCashPreservable,
  isDrawInside,
  keepDrawInside,
  uiDrawBounds,
} from './draws.ts';
export {
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
