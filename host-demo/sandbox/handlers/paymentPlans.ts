import type { Heloc } from '#src/api/contract/heloc.ts';
import { money } from '#src/domain/money.ts';
import { applySelection, discountedRate, paymentOf } from '../model/selection.ts';

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

const without = (discounts: readonly string[]) => discounts.filter((type) => type !== 'AUTOPAY');

/** What automatic payments change. */
export function paymentPlans(heloc: Heloc) {
  const chosen = heloc.selectedOffer?.discounts ?? [];
  const autopay = plan(heloc, [...without(chosen), 'AUTOPAY']);
  const manual = plan(heloc, without(chosen));
  return {
    autopay,
    manual,
    discount: Math.round((manual.rate - autopay.rate) * 100) / 100,
    autopayChosenInOffer: chosen.includes('AUTOPAY') || chosen.includes('ALL_IN'),
  };
}

/** Gives or takes the discount for automatic payments, with all the figures that hang on it. */
export function setPaymentMode(heloc: Heloc, mode: string): void {
  const { selectedOffer } = heloc;
  if (!selectedOffer || !chosenOffer(heloc) || selectedOffer.discounts.includes('ALL_IN')) return;
  const discounts = [...without(selectedOffer.discounts), ...(mode === 'AUTOPAY' ? ['AUTOPAY'] : [])];
  const { rate: apr, payment: monthlyPayment } = plan(heloc, discounts);
  applySelection(heloc, { ...selectedOffer, discounts, apr, monthlyPayment });
}
