import type { Heloc } from '#src/api/contract/heloc.ts';
import type { Status } from '#src/api/contract/status.ts';
import { type IsoDate, nextBankingDay, parseDate, rescissionDeadline, toIsoDate } from '#src/domain/dates.ts';
import { timeZoneOf } from '#src/domain/timeZones.ts';

const RESCISSION = ['GEN_RESCISSION', 'RESCISSION'];

const known = (date: string | null | undefined): IsoDate | undefined => parseDate(date ?? '');

/** Second homes and investments have no federal right to cancel (docs/rules.md#right-to-cancel). */
export const hasRightToCancel = ({ property }: Heloc): boolean => property.occupancyType === 'HOME';

/** The last day to cancel: the server's, else counted from the signature before the notary. */
export function cancelUntil(heloc: Heloc): IsoDate | undefined {
  if (!hasRightToCancel(heloc)) return undefined;
  const { rescissionDeadline: given } = heloc.dates;
  if (known(given)) return known(given);
  const signed = dateOf(heloc, 'signed');
  if (!signed) return undefined;
  return rescissionDeadline({ signed, noticeDelivered: signed, disclosuresDelivered: signed });
}

/** Whether the period runs now; `now` in the property's time zone. */
export function canCancel(heloc: Heloc, status: Status, now: Date): boolean {
  if (!hasRightToCancel(heloc) || !RESCISSION.includes(status.checklistStatus ?? '')) return false;
  const until = cancelUntil(heloc);
  return until === undefined || toIsoDate(now, timeZoneOf(heloc.property.state)) <= until;
}

/** When the money is expected; no earlier than the banking day after the period (docs/rules.md#when-the-money-comes). */
export function fundsExpected(heloc: Heloc): IsoDate | undefined {
  const until = cancelUntil(heloc);
  return known(heloc.dates.fundsExpected) ?? (until ? nextBankingDay(until) : undefined);
}

export const firstPaymentDue = ({ dates }: Heloc): IsoDate | undefined => known(dates.firstPaymentDue);

const STAGES = ['signed', 'cancellation', 'recording', 'payoffs', 'funds', 'firstPayment'] as const;
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

/** The stages that apply to this line, and which one it is at. */
export function timeline(heloc: Heloc, status: Status): { stages: TimelineStage[]; current: number } {
  const stages = STAGES.filter(
    (stage) =>
      (stage !== 'cancellation' || hasRightToCancel(heloc)) &&
      (stage !== 'payoffs' || heloc.payoffs.length > 0),
  );
  const at = STAGE_OF[status.checklistStatus ?? ''] ?? 'signed';
  const order = STAGES.indexOf(at);
  const index = stages.findIndex((stage) => STAGES.indexOf(stage) >= order);
  return { stages, current: index };
}

/** The day of a stage, as far as it is known. */
export function dateOf(heloc: Heloc, stage: TimelineStage): IsoDate | undefined {
  switch (stage) {
    case 'signed': {
      const time = new Date(heloc.dates.deedSigned ?? '');
      return Number.isNaN(time.getTime()) ? undefined : toIsoDate(time, timeZoneOf(heloc.property.state));
    }
    case 'cancellation':
      return cancelUntil(heloc);
    case 'funds':
      return fundsExpected(heloc);
    case 'firstPayment':
      return firstPaymentDue(heloc);
    default:
      return undefined;
  }
}
