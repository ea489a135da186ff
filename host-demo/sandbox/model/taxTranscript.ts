import type { IncomeRecord } from '#src/api/contract/parts.ts';
import { putInReview, TRANSCRIPT_METHOD } from './incomeReview.ts';
import { uuidFrom } from './random.ts';
import type { Application, TaxTranscript } from './records.ts';

/** What the vendor's page ends with. */
export const RESULTS = {
  SIGNED: { label: 'Sign the form', outcome: 'REQUESTED', corrections: null, message: null },
  CANCELLED: { label: 'Cancel', outcome: 'CANCELLED', corrections: null, message: null },
  REJECTED_NAME: {
    label: 'Sign, and the IRS knows another name',
    outcome: 'REJECTED',
    corrections: ['NAME'],
    message: 'The IRS has another name on this return',
  },
  REJECTED_ADDRESS: {
    label: 'Sign, and the IRS knows another address',
    outcome: 'REJECTED',
    corrections: ['ADDRESS'],
    message: 'The IRS has another address on this return',
  },
} as const;
export type Result = keyof typeof RESULTS;
export const isResult = (text: unknown): text is Result =>
  typeof text === 'string' && Object.hasOwn(RESULTS, text);

/** Ends the form: a record of what the IRS was asked, in place of an earlier one that failed. */
export function endTranscript(
  app: Application,
  { token, years, lastName }: TaxTranscript,
  result: Result,
  now: number,
) {
  const { outcome, corrections, message } = RESULTS[result];
  delete app.taxTranscript;
  if (outcome === 'CANCELLED') return { outcome, record: null };
  const record: IncomeRecord = {
    uuid: uuidFrom(`${app.heloc.uuid}|${token}`),
    method: TRANSCRIPT_METHOD,
    source: years.join(', '),
    status: outcome === 'REQUESTED' ? 'PENDING_REVIEW' : 'FAILED_VERIFICATION',
    annualAmount: null,
    message,
    corrections: corrections && [...corrections],
    created: new Date(now).toISOString(),
  };
  app.heloc.incomeRequestRecords = [
    ...app.heloc.incomeRequestRecords.filter(
      ({ method, status }) => method !== TRANSCRIPT_METHOD || status !== 'FAILED_VERIFICATION',
    ),
    record,
  ];
  if (outcome === 'REQUESTED') putInReview(app, record.uuid, now, lastName);
  return { outcome, record };
}
