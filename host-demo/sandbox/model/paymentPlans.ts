import type { Heloc } from '#src/api/contract/heloc.ts';
import type { PaymentMode } from '#src/domain/application/applicationEnums.ts';
import { money } from '#src/domain/money/money.ts';
import { includesAutopay, withAutopay, withoutAutopay } from '#src/domain/offer/discounts.ts';
import { applySelection, discountedRate, paymentOf } from './selection.ts';

const chosenOffer = ({ offers, selectedOffer }: Heloc) =>
  offers.find(({ uuid }) => uuid === selectedOffer?.offerUuid);

/** Rate and payment with the given discounts; what was chosen stays when its offer is no longer there. */
function plan(heloc: Heloc, discounts: readonly string[]) {
  const { selectedOffer } = heloc;
  const offer = chosenOffer(heloc);
  if (!selectedOffer || !offer) return { rate: heloc.rate ?? 0, payment: heloc.monthlyPayment ?? 0 };
  const rate = discountedRate(offer, discounts);
  return { rate, payment: paymentOf(heloc, money(selectedOffer.totalAmount), rate, selectedOffer.term) };
}

/** The discounts with automatic payments, and without. */
function choices(heloc: Heloc) {
  const chosen = heloc.selectedOffer?.discounts ?? [];
  const offered = chosenOffer(heloc)?.discountList.map(({ discount }) => discount.type) ?? [];
  return { chosen, AUTOPAY: withAutopay(chosen, offered), MANUAL: withoutAutopay(chosen, offered) };
}

/** What automatic payments change. */
export function paymentPlans(heloc: Heloc) {
  const { chosen, AUTOPAY, MANUAL } = choices(heloc);
  const autopay = plan(heloc, AUTOPAY);
  const manual = plan(heloc, MANUAL);
  return {
    autopay,
    manual,
    discount: Math.round((manual.rate - autopay.rate) * 100) / 100,
    autopayChosenInOffer: includesAutopay(chosen),
  };
}

/** Gives or takes the discount for automatic payments, with all the figures that hang on it. */
export function setPaymentMode(heloc: Heloc, mode: PaymentMode): void {
  const { selectedOffer } = heloc;
  if (!selectedOffer || !chosenOffer(heloc)) return;
  const discounts = choices(heloc)[mode];
  const { rate: apr, payment: monthlyPayment } = plan(heloc, discounts);
  applySelection(heloc, { ...selectedOffer, discounts, apr, monthlyPayment });
}
