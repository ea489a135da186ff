import type { BodyOf } from '#src/api/contract/endpoint.ts';
import type { Heloc } from '#src/api/contract/heloc.ts';
import type { putOffer } from '#src/api/contract/offer.ts';
import type { Cost, Offer, SelectedOffer } from '#src/api/contract/parts.ts';
import { DRAW_PREFERENCES, type DrawPreference } from '#src/domain/application/applicationEnums.ts';
import { isOneOf } from '#src/domain/enums.ts';
import { formatWholeMoney, type Money, money, subtractMoney, sumMoney } from '#src/domain/money/money.ts';
import {
  discountedRate as discountedBy,
  includesAutopay,
  withAutopay,
  withoutAutopay,
} from '#src/domain/offer/discounts.ts';
import {
  cashToYou,
  estimateRecordingTax,
  getTotalAmountFromDraw,
  initialDraw,
  interestOnlyPayment,
  isDrawInside,
  monthlyPayment,
  normalizeFee,
} from '#src/domain/offer/offers.ts';
import { baseRateOf, discountsOf } from '#src/domain/offer/rates.ts';
import { invalid } from '../http/errors.ts';

type OfferBody = BodyOf<typeof putOffer>;

/** The rate with discounts, in percent. */
export const discountedRate = (offer: Offer, discounts: readonly string[]): number =>
  Number(discountedBy(baseRateOf(offer), discountsOf(offer), discounts));

/** The rates of an offer with the given discounts. An offer that has no `baseRate` keeps what it has. */
function withChoice(offer: Offer, chosen: readonly string[]): Offer {
  if (offer.baseRate == null) return offer;
  const offered = offer.discountList.map(({ discount }) => discount.type);
  const opposite = (includesAutopay(chosen) ? withoutAutopay : withAutopay)(chosen, offered);
  return {
    ...offer,
    rate: discountedRate(offer, chosen),
    otherRate: includesAutopay(offered) ? discountedRate(offer, opposite) : null,
  };
}

export function paymentOf(heloc: Heloc, total: Money, rate: number, term: number): number {
  return Number(
    heloc.productType === 'SENIOR' ? interestOnlyPayment(total, rate) : monthlyPayment(total, rate, term),
  );
}

/** Checks a choice against the offers and works out all its figures. */
export function selectOffer(heloc: Heloc, body: OfferBody): SelectedOffer {
  const offer = heloc.offers.find(({ uuid }) => uuid === body.offerUuid);
  if (!offer) throw invalid('No offer for this combination. Try another term.');
  if (normalizeFee(offer.originationFee) !== normalizeFee(body.originationFee)) {
    throw invalid('The origination fee does not belong to this offer.');
  }
  const known = offer.discountList.map(({ discount }) => discount.type);
  if (body.discounts.some((type) => !known.includes(type)))
    throw invalid('This discount is not part of the offer.');
  const accounts = body.payoffAccountIds.map((id) => heloc.liabilities.find(({ uuid }) => uuid === id));
  if (accounts.some((account) => !account?.payoffEligible)) throw invalid('This account cannot be paid off.');

  const payoff = sumMoney(accounts.map((account) => money(account?.monetaryBalance ?? 0)));
  const preference: DrawPreference | undefined =
    accounts.length > 0 && isOneOf(DRAW_PREFERENCES, body.drawPreference) ? body.drawPreference : undefined;
  const split = { draw: money(body.drawAmount), payoff, maxDraw: money(offer.maxDraw), preference };
  const draw = initialDraw(split);
  const cash = cashToYou(split);
  if (!isDrawInside({ min: money(offer.minDraw), max: money(offer.maxDraw) }, draw) || Number(cash) < 0) {
    const range = `${formatWholeMoney(money(offer.minDraw))} to ${formatWholeMoney(money(offer.maxDraw))}`;
    throw invalid(`Enter an amount from ${range}`);
  }
  const apr = discountedRate(offer, body.discounts);
  const total = getTotalAmountFromDraw(draw, normalizeFee(offer.originationFee), heloc.ofeeMaxThreshold);
  return {
    offerUuid: offer.uuid,
    term: offer.term,
    drawPeriod: offer.drawPeriod ?? null,
    type: offer.type,
    apr,
    drawAmount: Number(draw),
    originationFee: offer.originationFee,
    originationFeeAmount: Number(subtractMoney(total, draw)),
    totalAmount: Number(total),
    cashToBorrower: Number(cash),
    payoffTotal: Number(payoff),
    monthlyPayment: paymentOf(heloc, total, apr, offer.term),
    discounts: [...body.discounts],
    payoffAccountIds: [...body.payoffAccountIds],
    drawPreference: preference ?? null,
    confirmedAt: null,
  };
}

/** Puts the chosen offer where the sidebar and the documents read it. */
export function applySelection(heloc: Heloc, selected: SelectedOffer): void {
  heloc.selectedOffer = selected;
  heloc.offers = heloc.offers.map((offer) =>
    withChoice(offer, offer.uuid === selected.offerUuid ? selected.discounts : []),
  );
  heloc.rate = selected.apr;
  heloc.term = selected.term;
  heloc.rateType = selected.type;
  heloc.uwCalculatedDrawAmount = selected.drawAmount;
  heloc.amount = selected.drawAmount;
  heloc.monthlyPayment = selected.monthlyPayment;
  heloc.costs = costsFor(heloc.property.state, selected.drawAmount);
  for (const liability of heloc.liabilities) {
    const paid = selected.payoffAccountIds.includes(liability.uuid);
    liability.payOff = { ...liability.payOff, status: paid ? 'MARKED_FOR_PAYOFF' : null };
  }
  heloc.payoffs = heloc.liabilities
    .filter(({ uuid }) => selected.payoffAccountIds.includes(uuid))
    .map(({ creditor, mask, monetaryBalance }) => ({
      creditor,
      mask,
      amount: monetaryBalance,
      status: 'MARKED_FOR_PAYOFF',
    }));
}

/** Third-party costs; a state that is not in the list has no line for the tax (docs/rules.md#closing-costs). */
export function costsFor(state: string, draw: number): Cost[] {
  const cost = (type: string, label: string, min: number, max: number, note?: string): Cost => ({
    type,
    label,
    min,
    max,
    amount: min === max ? min : null,
    note: note ?? null,
  });
  const tax = estimateRecordingTax(state, draw);
  return [
    cost('VALUATION', 'Property valuation', 0, 180, 'Only if no automated value is found'),
    cost('TITLE', 'Title search', 0, 125),
    cost('RECORDING_FEE', 'Recording fees', 0, 315),
    ...(tax ? [cost('RECORDING_TAX', 'Recording taxes', Number(tax.min), Number(tax.max), 'Estimate')] : []),
    cost('MANUAL_NOTARY', 'Notary in person', 0, 300, 'Only if you need one'),
  ];
}
