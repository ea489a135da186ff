/** The arithmetic of an offer, by subject: payments, draws, ratios. */
export {
  type CashFacts,
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
  getTotalAmountFromDraw,
  interestOnlyPayment,
  monthlyPayment,
  normalizeFee,
  offerDiscount,
  totalOfPayments,
} from './payments.ts';
export { estimateRecordingTax } from './ratios.ts';
