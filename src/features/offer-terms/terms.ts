import type { Heloc } from '#src/api/contract/heloc.ts';
import type { SelectedOffer } from '#src/api/contract/parts.ts';
import { firstPaymentOf } from '#src/domain/dates/closingDates.ts';
import { formatDate, formatLongDate, type IsoDate, parseDate } from '#src/domain/dates/dates.ts';
import { compareMoney, formatApr, formatMoney, type Numeric } from '#src/domain/money/money.ts';
import { AUTOPAY, includesAutopay } from '#src/domain/offer/discounts.ts';
import { type Line, maturityOf } from '#src/domain/offer/maturity.ts';
import { totalOfPayments } from '#src/domain/offer/offers.ts';
import { formatList } from '#src/domain/text/format.ts';
import { discountName, feeRate, type OfferTranslate, rateTypeName } from './names.ts';

/** The terms of an offer, chosen or about to be. Dollars; APR in percent; fee also as a fraction. */
export interface OfferTerms {
  term: number;
  /** Years; absent when the server sends none. */
  drawPeriod?: number | null | undefined;
  rateType: string;
  apr: Numeric;
  discounts: readonly string[];
  initialDraw: Numeric;
  fee: Numeric;
  feeFraction: Numeric;
  total: Numeric;
  payment: Numeric;
  payoff: Numeric;
  cash: Numeric;
}

export function termsFromSelected(offer: SelectedOffer): OfferTerms {
  return {
    term: offer.term,
    drawPeriod: offer.drawPeriod,
    rateType: offer.type,
    apr: offer.apr,
    discounts: offer.discounts,
    initialDraw: offer.drawAmount,
    fee: offer.originationFeeAmount,
    feeFraction: offer.originationFee,
    total: offer.totalAmount,
    payment: offer.monthlyPayment,
    payoff: offer.payoffTotal,
    cash: offer.cashToBorrower,
  };
}

export interface TermRow {
  key: string;
  label: string;
  value: string;
  /** Stands out from the others (docs/rules.md#apr-stands-out). */
  prominent?: boolean;
}

/** The terms in words: first what it costs altogether, then in the order in which they are compared. */
export function termRows(
  t: OfferTranslate,
  terms: OfferTerms,
  line: Line & Pick<Heloc, 'isCrypto'>,
  today: IsoDate,
): TermRow[] {
  const matures = maturityOf(line, terms.term, today);
  const payment = formatMoney(terms.payment);
  // Automatic payments have a row of their own.
  const discounts = terms.discounts.filter((type) => type !== AUTOPAY);
  const autopay = includesAutopay(terms.discounts);
  return [
    {
      key: 'totalOfPayments',
      label: t('totalOfPayments'),
      value: formatMoney(totalOfPayments(terms.payment, terms.term, matures ? terms.total : 0)),
    },
    matures
      ? { key: 'rateType', label: t('rateType'), value: rateTypeName(t, terms.rateType) }
      : {
          key: 'term',
          label: t('term'),
          value: t('termValue', { years: terms.term, type: rateTypeName(t, terms.rateType) }),
        },
    ...(terms.drawPeriod
      ? [
          { key: 'drawPeriod', label: t('drawPeriod'), value: t('years', { years: terms.drawPeriod }) },
          { key: 'redraw', label: t('redraw'), value: t('redrawValue') },
        ]
      : []),
    { key: 'apr', label: t('apr'), value: formatApr(terms.apr), prominent: true },
    { key: 'autopay', label: t('autopay'), value: autopay ? t('yes') : t('no') },
    {
      key: 'discounts',
      label: t('discounts'),
      value:
        formatList(
          discounts.map((type) => discountName(t, type)),
          'unit',
        ) || t('noDiscounts'),
    },
    { key: 'initialDraw', label: t('initialDraw'), value: formatMoney(terms.initialDraw) },
    {
      key: 'fee',
      label: t('fee'),
      value: t('feeValue', { amount: formatMoney(terms.fee), percent: feeRate(t, terms) }),
    },
    { key: 'total', label: t('total'), value: formatMoney(terms.total) },
    {
      key: 'payment',
      label: t('payment'),
      value: matures ? t('interestOnly', { amount: payment }) : payment,
    },
    ...(matures
      ? [
          {
            key: 'maturity',
            label: t('maturity', { date: formatDate(matures) }),
            value: formatMoney(terms.total),
          },
        ]
      : []),
    {
      key: 'payoffs',
      label: t('payoffs'),
      value: compareMoney(terms.payoff, 0) > 0 ? formatMoney(terms.payoff) : t('none'),
    },
    // docs/rules.md#lines-on-crypto
    ...(line.isCrypto ? [] : [{ key: 'cash', label: t('cash'), value: formatMoney(terms.cash) }]),
  ];
}

/** The rows that differ from those before, each with what it was; what was not said before cannot be compared. */
export function changedRows(
  now: readonly TermRow[],
  before: readonly TermRow[],
): (TermRow & { earlier: string })[] {
  const values = new Map(before.map(({ key, value }) => [key, value]));
  return now.flatMap((row) => {
    const earlier = values.get(row.key);
    return earlier === undefined || earlier === row.value ? [] : [{ ...row, earlier }];
  });
}

/** About when the first payment is due: as if the line were signed today, until the signing day is known. */
export function firstPaymentRow(
  t: OfferTranslate,
  { dates, property }: Pick<Heloc, 'dates' | 'property'>,
  today: IsoDate,
): TermRow {
  const due = parseDate(dates.firstPaymentDue ?? '');
  const value = due
    ? t('about', { date: formatLongDate(due) })
    : t('aboutOrDay', { date: formatLongDate(firstPaymentOf(today, property.occupancyType)) });
  return { key: 'firstPayment', label: t('firstPayment'), value };
}
