import type { ReactNode } from 'react';
import type { Heloc } from '#src/api/contract/heloc.ts';
import { useCopy, useLegal } from '#src/brand/copy.tsx';
import { useCreditBureaus } from '#src/brand/useCreditBureaus.ts';
import { formatDate, parseDate } from '#src/domain/dates/dates.ts';
import { type BureauFacts, type CreditBureau, findBureau } from '#src/domain/person/creditBureaus.ts';
import { formatList } from '#src/domain/text/format.ts';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { SummaryList } from '#src/ui/primitives/SummaryList.tsx';
import { PhoneNumber } from '#src/ui/primitives/SupportLinks.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { copy } from './copy.ts';

const NOTHING: NonNullable<Heloc['decline']> = { reasons: [] };

/** Name, address and number of the bureau; for an unknown one only what the server sends. */
function contactOf(bureau: string, facts: Readonly<Record<CreditBureau, BureauFacts>>): ReactNode {
  const known = findBureau(bureau);
  if (!known) return bureau;
  const { name, address, phone } = facts[known];
  return (
    <>
      {name}, {address}, <PhoneNumber number={phone} />
    </>
  );
}

/** The score, the bureau of the report, and the text that the law requires about both; in the notice, if all of it is known. */
export function Rights() {
  const t = useCopy(copy);
  const legal = useLegal();
  const facts = useCreditBureaus();
  const { heloc } = useApplication();
  const { bureau, creditScore: score, scoreLow: low, scoreHigh: high, ...rest } = heloc.decline ?? NOTHING;
  const date = parseDate(rest.scoreDate ?? '');
  const factors = rest.factors ?? [];
  const source = rest.scoreSource ?? bureau;
  const notice =
    bureau && score && low && high && date && source && factors.length > 0
      ? {
          bureau: contactOf(bureau, facts),
          score,
          low,
          high,
          scoreDate: formatDate(date),
          scoreSource: source,
          factors: formatList(factors),
        }
      : undefined;
  return (
    <>
      {score && !notice ? (
        <Stack gap={1} as="section">
          <Heading level={2}>{t('score')}</Heading>
          <SummaryList
            rows={[
              { term: t('scoreValue'), value: String(score) },
              ...(low && high ? [{ term: t('scoreRange'), value: t('range', { low, high }) }] : []),
              ...(date ? [{ term: t('scoreDate'), value: formatDate(date) }] : []),
              ...(source ? [{ term: t('scoreSource'), value: source }] : []),
            ]}
          />
        </Stack>
      ) : null}
      <Stack gap={1} as="section">
        <Heading level={2}>{t('rights')}</Heading>
        {notice ? (
          <Text small>{legal.rich('fcraNotice', notice)}</Text>
        ) : bureau ? (
          <Text small>{legal.rich('fcraReport', { bureau: contactOf(bureau, facts) })}</Text>
        ) : null}
        {heloc.property.state === 'NY' && bureau ? <Text small>{legal('nyInspection')}</Text> : null}
        <Text small>{legal('ecoaNotice')}</Text>
      </Stack>
    </>
  );
}
