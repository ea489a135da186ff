import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { contactQuery } from '#src/api/queries/contact.ts';
import { useBundle } from '#src/brand/context.ts';
import { useCopy } from '#src/brand/copy.tsx';
import { SUMMARY_PARTS } from '#src/domain/application/applicationEnums.ts';
import { formatApr, formatMoney, formatWholeMoney, money } from '#src/domain/money/money.ts';
import { includesAutopay } from '#src/domain/offer/discounts.ts';
import { mobileOf } from '#src/domain/person/phones.ts';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { useToday } from '#src/features/case/useToday.ts';
import { LoadFailed } from '#src/features/loading/LoadFailed.tsx';
import { copy as offerCopy } from '#src/features/offer-terms/copy.ts';
import { termRows, termsFromSelected } from '#src/features/offer-terms/terms.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { usePhoneTexts } from '#src/ui/form/usePhoneText.ts';
import { CollapsibleSection } from '#src/ui/primitives/Details.tsx';
import { withApr } from '#src/ui/primitives/Prominent.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { SummaryList, type SummaryRow } from '#src/ui/primitives/SummaryList.tsx';
import { SupportPhone } from '#src/ui/primitives/SupportLinks.tsx';
import { space } from '#src/ui/primitives/styles.ts';
import { Text } from '#src/ui/primitives/Text.tsx';
import { answerGroups } from './answerGroups.ts';
import { type Change, ChangeLink } from './ChangeLink.tsx';
import { copy } from './copy.ts';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${space(2)};
  align-items: start;
  border-block-end: 1px solid var(--heloc-color-border);
  & > :first-child {
    flex: 1 1 9em;
    min-inline-size: 0;
  }
`;
const SideBySide = styled.div`
  padding-block: ${space(1.5)};
`;

interface PartProps {
  title: string;
  summary: ReactNode;
  /** Where all of it is changed. */
  change: Change | undefined;
  rows: readonly SummaryRow[];
}

/** A part of the answers on one line, which opens. */
function Part({ title, summary, change, rows }: PartProps) {
  return (
    <Line>
      <CollapsibleSection title={title} summary={summary}>
        <SummaryList rows={rows} />
      </CollapsibleSection>
      {change ? (
        <SideBySide>
          <ChangeLink name={title} {...change} />
        </SideBySide>
      ) : null}
    </Line>
  );
}

/** Everything that is about to be submitted. */
export function Answers() {
  const t = useCopy(copy);
  const bundle = useBundle();
  const names = useCopy(offerCopy);
  const today = useToday();
  const { api } = useRuntime();
  const { uuid, heloc, profile } = useApplication();
  const contact = useQuery(contactQuery(api, uuid));
  const phoneText = usePhoneTexts([
    mobileOf(profile.phoneNumbers),
    ...(contact.data?.coOwners ?? []).map(({ phoneNumber }) => phoneNumber),
  ]);
  const selected = heloc.selectedOffer;
  const open = (change: Change | undefined) =>
    change && heloc.editable.includes(change.part) ? change : undefined;
  const terms = selected ? termRows(names, termsFromSelected(selected), heloc, today) : [];
  const autopay = includesAutopay(selected?.discounts ?? []);
  return (
    <Stack gap={2}>
      {contact.isError && !contact.isFetching ? <LoadFailed onRetry={() => void contact.refetch()} /> : null}
      <div>
        {answerGroups({ bundle, heloc, profile, contact: contact.data, phoneText }).map(
          ({ key, summary, change, rows }) => (
            <Part
              key={key}
              title={t(key)}
              summary={summary}
              change={open(change)}
              rows={rows.map(({ change: own, values, ...row }) => {
                const opens = open(own);
                return {
                  ...row,
                  value: values.map((value) => <div key={value}>{value}</div>),
                  action: opens ? <ChangeLink name={row.term} {...opens} /> : undefined,
                };
              })}
            />
          ),
        )}
        {selected ? (
          <Part
            title={t('offer')}
            summary={withApr(
              [
                t('offerDigest', {
                  amount: formatWholeMoney(money(selected.drawAmount)),
                  apr: formatApr(selected.apr),
                  payment: formatMoney(selected.monthlyPayment),
                }),
                // Payments of interest alone are never shown without what they leave.
                ...terms.flatMap(({ key, label, value }) => (key === 'maturity' ? `${label}: ${value}` : [])),
              ].join('. '),
            )}
            change={open({ part: 'OFFER' })}
            rows={[
              ...terms
                .filter(({ key }) => key !== 'autopay')
                .map(({ key, label, value, prominent }) => ({ key, term: label, value, prominent })),
              {
                key: 'autopay',
                term: t('autopayDiscount'),
                value: autopay ? t('included') : t('notIncluded'),
              },
            ]}
          />
        ) : null}
      </div>
      <Text small>
        {t.rich(SUMMARY_PARTS.some((part) => heloc.editable.includes(part)) ? 'changesOther' : 'changes', {
          phone: <SupportPhone />,
        })}
      </Text>
    </Stack>
  );
}
