import { useEffect, useRef } from 'react';
import { object } from 'yup';
import type { postEmployerInformation } from '#src/api/contract/employerInformation.ts';
import type { ResponseOf } from '#src/api/contract/endpoint.ts';
import { useCopy } from '#src/brand/copy.tsx';
import { formatDate, parseDate } from '#src/domain/dates.ts';
import { formatWholeMoney, money } from '#src/domain/money.ts';
import { useFlow } from '#src/features/flow/FlowContext.ts';
import { FormShell } from '#src/ui/form/FormShell.tsx';
import { useAnnounce } from '#src/ui/primitives/announcer.ts';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { LinkButton } from '#src/ui/primitives/LinkButton.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { SummaryList } from '#src/ui/primitives/SummaryList.tsx';
import { copy } from './copy.ts';
import { useRecordAnswer } from './useRecordAnswer.ts';

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
  const flow = useFlow();
  const announce = useAnnounce();
  const answer = useRecordAnswer(job.record.uuid);
  const heading = useRef<HTMLHeadingElement>(null);
  const refusing = useRef(false);
  useEffect(() => heading.current?.focus(), []);
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
    <Stack gap={3}>
      <Heading level={2} ref={heading} tabIndex={-1}>
        {t('jobHeading')}
      </Heading>
      <SummaryList rows={facts.flatMap(([term, value]) => (value ? [{ term: t(term), value }] : []))} />
      <FormShell
        schema={object({})}
        requiredNote={false}
        submitLabel={t('jobYes')}
        onSubmit={async () => {
          await answer(true);
          announce(t('done', { employer }));
          flow.toCurrent();
        }}
        secondary={
          <LinkButton
            onClick={() => {
              if (refusing.current) return;
              refusing.current = true;
              // Not confirmed is not used; the server only has to forget it.
              answer(false).catch(() => {});
              onRefused();
            }}
          >
            {t('jobNo')}
          </LinkButton>
        }
      >
        {null}
      </FormShell>
    </Stack>
  );
}
