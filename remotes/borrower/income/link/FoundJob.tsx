import type { postEmployerInformation } from '#src/api/contract/employerInformation.ts';
import type { ResponseOf } from '#src/api/contract/endpoint.ts';
import { useCopy } from '#src/brand/copy.tsx';
import { formatDate, parseDate } from '#src/domain/dates/dates.ts';
import { formatWholeMoney, money } from '#src/domain/money/money.ts';
import { SummaryList } from '#src/ui/primitives/SummaryList.tsx';
import { ConfirmRecord } from './ConfirmRecord.tsx';
import { copy } from './copy.ts';

type Answer = ResponseOf<typeof postEmployerInformation>;

/** How often, as the API has it; an unknown one is not said. */
const PAID = {
  WEEKLY: 'paidWEEKLY',
  BIWEEKLY: 'paidBIWEEKLY',
  SEMIMONTHLY: 'paidSEMIMONTHLY',
  MONTHLY: 'paidMONTHLY',
} as const;
const paid = (frequency: string | null | undefined) =>
  frequency && Object.hasOwn(PAID, frequency) ? PAID[frequency as keyof typeof PAID] : undefined;

/** The job that the records show: the person says whether it is theirs. */
export function FoundJob({
  job,
  onRefused,
}: {
  job: Answer & { record: NonNullable<Answer['record']> };
  onRefused(): void;
}) {
  const t = useCopy(copy);
  const employer = job.employer || t('unknownEmployer');
  const since = parseDate(job.startDate ?? '');
  const often = paid(job.payFrequency);
  const facts = [
    ['jobEmployer', job.employer],
    ['jobTitle', job.jobTitle],
    ['jobSince', since && formatDate(since)],
    ['jobPay', job.annualAmount && t('jobPayYear', { amount: formatWholeMoney(money(job.annualAmount)) })],
    ['jobPaid', often && t(often)],
  ] as const;
  return (
    <ConfirmRecord
      recordUuid={job.record.uuid}
      heading={t('jobHeading')}
      yes={t('jobYes')}
      no={t('jobNo')}
      announcement={t('done', { employer })}
      onRefused={onRefused}
    >
      <SummaryList rows={facts.flatMap(([term, value]) => (value ? [{ term: t(term), value }] : []))} />
    </ConfirmRecord>
  );
}
