import type { Heloc } from '#src/api/contract/heloc.ts';
import type { Status } from '#src/api/contract/status.ts';
import {
  cancelUntil as countedFrom,
  firstPaymentAfter,
  hasRightToCancel,
} from '#src/domain/dates/closingDates.ts';
import { type IsoDate, nextBankingDay, parseDate, toIsoDate } from '#src/domain/dates/dates.ts';
import { dayIn, timeZoneOf } from '#src/domain/dates/timeZones.ts';

const RESCISSION = ['GEN_RESCISSION', 'RESCISSION'];

const known = (date: string | null | undefined): IsoDate | undefined => parseDate(date ?? '');

/** Whether there is a right to cancel this line. */
export const isCancellable = ({ property }: Heloc): boolean => hasRightToCancel(property.occupancyType);

/** Whether it ends with money sent to an account: a line on crypto has none (docs/rules.md#lines-on-crypto). */
export const paysOut = ({ isCrypto }: Heloc): boolean => !isCrypto;

/** The day of the signature before the notary. */
const signedOn = ({ dates, property }: Heloc): IsoDate | undefined => dayIn(property.state, dates.deedSigned);

/** The last day to cancel: the server's, else counted from the signature. */
export function cancelUntil(heloc: Heloc): IsoDate | undefined {
  if (!isCancellable(heloc)) return undefined;
  const signed = signedOn(heloc);
  return (
    known(heloc.dates.rescissionDeadline) ?? (signed && countedFrom(signed, heloc.property.occupancyType))
  );
}

/** Whether the period runs now; `now` in the property's time zone. */
export function canCancel(heloc: Heloc, status: Status, now: Date): boolean {
  if (!isCancellable(heloc) || !RESCISSION.includes(status.checklistStatus ?? '')) return false;
  const until = cancelUntil(heloc);
  return until === undefined || toIsoDate(now, timeZoneOf(heloc.property.state)) <= until;
}

/** When the money is expected (docs/rules.md#when-the-money-comes). */
export function fundsExpected(heloc: Heloc): IsoDate | undefined {
  const before = isCancellable(heloc) ? cancelUntil(heloc) : signedOn(heloc);
  return known(heloc.dates.fundsExpected) ?? (before && nextBankingDay(before));
}

function firstPaymentDue(heloc: Heloc): IsoDate | undefined {
  const funds = fundsExpected(heloc);
  return known(heloc.dates.firstPaymentDue) ?? (funds && firstPaymentAfter(funds, heloc.autopay?.paymentDay));
}

const STAGES = ['signed', 'cancellation', 'recording', 'payoffs', 'funds', 'opened', 'firstPayment'] as const;
export type TimelineStage = (typeof STAGES)[number];

const STAGE_OF: Readonly<Record<string, TimelineStage>> = {
  DEED_SIGNING: 'signed',
  GEN_RESCISSION: 'cancellation',
  RESCISSION: 'cancellation',
  RECORDING: 'recording',
  FUNDABLE: 'recording',
  DIRECT_DEBT_PAYOFF: 'payoffs',
  FUNDING_DECISION: 'funds',
};

const APPLIES: Readonly<Record<TimelineStage, (heloc: Heloc) => boolean>> = {
  signed: () => true,
  cancellation: isCancellable,
  recording: () => true,
  payoffs: ({ payoffs }) => payoffs.length > 0,
  funds: paysOut,
  opened: (heloc) => !paysOut(heloc),
  firstPayment: () => true,
};

/** The stages that apply to this line, and which one it is at. */
export function timeline(heloc: Heloc, status: Status): { stages: TimelineStage[]; current: number } {
  const stages = STAGES.filter((stage) => APPLIES[stage](heloc));
  const at = STAGE_OF[status.checklistStatus ?? ''] ?? 'signed';
  const order = STAGES.indexOf(at);
  const index = stages.findIndex((stage) => STAGES.indexOf(stage) >= order);
  return { stages, current: index };
}

const DAYS: Readonly<Partial<Record<TimelineStage, (heloc: Heloc) => IsoDate | undefined>>> = {
  signed: signedOn,
  cancellation: cancelUntil,
  funds: fundsExpected,
  opened: fundsExpected,
  firstPayment: firstPaymentDue,
};

/** The day of a stage, as far as it is known. */
export const dateOf = (heloc: Heloc, stage: TimelineStage): IsoDate | undefined => DAYS[stage]?.(heloc);
