/** An appraiser's visit at the home. Source: docs/rules.md#appraisals */
import { type IsoDate, rescissionDeadline } from '../dates/dates.ts';

/** Alternatives to an appraisal. */
export const APPRAISAL_REFUSALS = ['SMALLER_LINE', 'WITHDRAW'] as const;
export type AppraisalRefusal = (typeof APPRAISAL_REFUSALS)[number];

export const APPRAISAL_STEPS = ['ORDERED', 'SCHEDULED', 'INSPECTED', 'RECEIVED'] as const;
export type AppraisalStep = (typeof APPRAISAL_STEPS)[number];

interface AppraisalTimes {
  orderedAt?: string | null | undefined;
  scheduledFor?: string | null | undefined;
  inspectedAt?: string | null | undefined;
  receivedAt?: string | null | undefined;
}

/** The last step of which a time is known. */
export function appraisalStep(times: AppraisalTimes): AppraisalStep {
  if (times.receivedAt) return 'RECEIVED';
  if (times.inspectedAt) return 'INSPECTED';
  return times.scheduledFor ? 'SCHEDULED' : 'ORDERED';
}

/** Until when a fee can be had back: three business days after the important terms were received. */
export const feeRefundableUntil = (received: IsoDate): IsoDate =>
  rescissionDeadline({ signed: received, noticeDelivered: received, disclosuresDelivered: received });
