import { nextBankingDay } from '#src/domain/dates/businessDays.ts';
import { cancelUntil, firstPaymentAfter } from '#src/domain/dates/closingDates.ts';
import { type IsoDate, toIsoDate } from '#src/domain/dates/dates.ts';
import { timeZoneOf } from '#src/domain/dates/timeZones.ts';
import type { Env } from './env.ts';
import type { Application } from './records.ts';

const HALF_HOUR = 30 * 60_000;

const zoneOf = ({ heloc }: Application) => timeZoneOf(heloc.property.state);

/** The day it is where the property stands. */
export const localDay = (app: Application, ms: number): IsoDate => toIsoDate(new Date(ms), zoneOf(app));

/** The midnight, where the property stands, at which a day ends. */
export function endOfDay(app: Application, day: string): number {
  let at = Date.parse(`${day}T00:00:00Z`);
  while (localDay(app, at) <= day) at += HALF_HOUR;
  return at;
}

/** Everything that follows from signing the deed: the right to cancel (owner-occupied homes only), money, first payment. */
export function signDeed(app: Application, { now }: Env): void {
  const { heloc } = app;
  // In person it was signed at the appointment, before the documents came back.
  const inPerson = Date.parse(heloc.notary?.reservedFor ?? '');
  const at = Number.isNaN(inPerson) ? now : Math.min(inPerson, now);
  const signed = localDay(app, at);
  const deadline = cancelUntil(signed, heloc.property.occupancyType);
  const funds = nextBankingDay(deadline ?? signed);
  heloc.status.primaryParticipantAcceptComplete = true;
  heloc.dates = {
    ...heloc.dates,
    deedSigned: heloc.dates.deedSigned ?? new Date(at).toISOString(),
    rescissionDeadline: deadline ?? null,
    fundsExpected: funds,
    firstPaymentDue: firstPaymentAfter(funds, heloc.autopay?.paymentDay),
  };
}
