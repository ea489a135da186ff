import { same } from './decisions.ts';
import type { Env } from './env.ts';
import { mailApplicant } from './mail.ts';
import type { Application } from './records.ts';

/** A last name on the return for which the IRS has none. */
export const REFUSED_RETURN = {
  lastName: 'Noreturn',
  message: 'The IRS has no return under this name and address. Correct them, or send us your returns.',
} as const;

/** Of documents that a person has read. */
const REFUSED_DOCUMENT = 'This does not show the income that you told us. Send us another document.';
export const TRANSCRIPT_METHOD = 'POINTSERV_TAX';

/** About a business day (docs/rules.md#income-documents), for the IRS as for a person. */
const REVIEW_MS = 24 * 60 * 60_000;

export const EXPIRED = 'Expired: you did not confirm it in time. Connect it again.';
/** An account that the person has not confirmed as theirs (docs/rules.md#income-records). */
const CONFIRM_WITHIN_MS = 7 * REVIEW_MS;

/** Dollars a year. */
export const statedIncome = ({ heloc }: Application): number =>
  heloc.income.incomePrimary + heloc.income.incomeOther;

/** What is verified altogether. */
export function recountIncome({ heloc }: Application): void {
  const verified = heloc.incomeRequestRecords.filter(({ status }) => status === 'VERIFIED');
  heloc.income.verified = verified.reduce((sum, { annualAmount }) => sum + (annualAmount ?? 0), 0);
}

/** What counts until it turns out otherwise. */
const COUNTED: readonly string[] = ['VERIFIED', 'PENDING_REVIEW'];

/** Whether there is any proof of income that has not been refused. */
export const hasIncomeProof = ({ heloc }: Application): boolean =>
  heloc.incomeRequestRecords.some(({ status }) => COUNTED.includes(status));

/** Where one is between going on from the income and signing for the line. */
const AFTER_INCOME: readonly string[] = [
  'WAITING_FOR_INCOME',
  'EMPLOYMENT_VERIFICATION',
  'IDENTITY_VERIFICATION',
  'PREQUAL_TITLE',
  'WAITING_FOR_NOTE',
  'FINAL_OFFER',
  'NOTE_SIGNING',
];

/** Whether the proof was refused after the person moved on: the income has to be shown again. */
export const lacksIncome = (app: Application): boolean =>
  AFTER_INCOME.includes(app.heloc.status.checklistStatus ?? '') &&
  app.heloc.incomeRequestRecords.some(({ status }) => status === 'FAILED_VERIFICATION') &&
  !hasIncomeProof(app);

/** Puts a record in manual review. @param lastName on the return that the IRS is asked for */
export function putInReview(app: Application, recordUuid: string, now: number, lastName = ''): void {
  app.incomeReviews = {
    ...app.incomeReviews,
    [recordUuid]: { dueAt: now + REVIEW_MS, refused: same(lastName, REFUSED_RETURN.lastName) },
  };
}

/**
 * Ends the reviews that are due; a control call ends them all, with its outcome.
 * @returns whether anything changed
 */
export function reviewIncome(app: Application, env: Env, accepted?: boolean): boolean {
  const reviews = Object.entries(app.incomeReviews ?? {});
  const due = reviews.filter(([, { dueAt }]) => accepted !== undefined || env.now >= dueAt);
  for (const [recordUuid, review] of due) {
    delete app.incomeReviews?.[recordUuid];
    const record = app.heloc.incomeRequestRecords.find(({ uuid }) => uuid === recordUuid);
    if (record?.status !== 'PENDING_REVIEW') continue;
    const isRefused = accepted === undefined ? review.refused : !accepted;
    record.status = isRefused ? 'FAILED_VERIFICATION' : 'VERIFIED';
    const refusal = record.method === TRANSCRIPT_METHOD ? REFUSED_RETURN.message : REFUSED_DOCUMENT;
    record.message = isRefused ? refusal : null;
    record.annualAmount = isRefused ? null : statedIncome(app);
    mailApplicant(app, env, {
      subject: isRefused ? 'We need another proof of your income' : 'Your income is verified',
      text: isRefused ? refusal : 'You can go on with your application.',
    });
  }
  if (due.length > 0) recountIncome(app);
  return due.length > 0;
}

/** Accounts that were connected and not confirmed in time. @returns whether anything changed */
export function expireLinks(app: Application, env: Env): boolean {
  const expired = app.heloc.incomeRequestRecords.filter(
    ({ status, created }) => status === 'LINKED' && env.now >= Date.parse(created) + CONFIRM_WITHIN_MS,
  );
  for (const record of expired) {
    record.status = 'EXPIRED';
    record.message = EXPIRED;
    mailApplicant(app, env, { subject: 'A connected account has expired', text: EXPIRED });
  }
  return expired.length > 0;
}
