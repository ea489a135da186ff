/** The days that follow from signing, in the property's time zone. Source: docs/rules.md#when-the-money-comes */
import { nextBankingDay, rescissionDeadline } from './businessDays.ts';
import { addDays, datePartsOf, type IsoDate } from './calendar.ts';

const FIRST_PAYMENT_DAYS = 45;

/** Second homes and investments have no federal right to cancel (docs/rules.md#right-to-cancel). */
export const hasRightToCancel = (occupancyType: string): boolean => occupancyType === 'HOME';

/** The last day to cancel what was signed on a day; undefined where there is no right to. */
export const cancelUntil = (signed: IsoDate, occupancyType: string): IsoDate | undefined =>
  hasRightToCancel(occupancyType)
    ? rescissionDeadline({ signed, noticeDelivered: signed, disclosuresDelivered: signed })
    : undefined;

/**
 * The first payment of a line whose money comes on a day.
 * @param day of the month on which automatic payments are taken, 1 to 28; the payment is due on the first such day then.
 */
export function firstPaymentAfter(funds: IsoDate, day?: number | null): IsoDate {
  let due = addDays(funds, FIRST_PAYMENT_DAYS);
  while (day && Number(datePartsOf(due).day) !== day) due = addDays(due, 1);
  return due;
}

/** The first payment of a line that is signed on a day; `day` as of `firstPaymentAfter`. */
export const firstPaymentOf = (signed: IsoDate, occupancyType: string, day?: number): IsoDate =>
  firstPaymentAfter(nextBankingDay(cancelUntil(signed, occupancyType) ?? signed), day);
