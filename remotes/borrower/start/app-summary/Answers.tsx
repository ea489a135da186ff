import { useBundle } from '#src/brand/context.ts';
import { useCopy } from '#src/brand/copy.tsx';
import { toIsoDate } from '#src/domain/dates.ts';
import { includesAutopay } from '#src/domain/discounts.ts';
import type { EditablePart } from '#src/domain/enums.ts';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { SummaryList } from '#src/ui/primitives/SummaryList.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { copy as offerCopy } from '../../offer/copy.ts';
import { termRows, termsFromSelected } from '../../offer/terms.ts';
import { answerGroups } from './answerGroups.ts';
import { ChangeLink } from './ChangeLink.tsx';
import { copy } from './copy.ts';

/** Everything that is about to be submitted. */
export function Answers() {
  const t = useCopy(copy);
  const bundle = useBundle();
  const names = useCopy(offerCopy);
  const { now } = useRuntime();
  const { heloc, profile } = useApplication();
  const selected = heloc.selectedOffer;
  const canChange = (part: EditablePart) => heloc.editable.includes(part);
  const terms = selected ? termRows(names, termsFromSelected(selected), heloc, toIsoDate(now())) : [];
  const autopay = includesAutopay(selected?.discounts ?? []);
  return (
    <Stack gap={4}>
      {answerGroups(bundle, heloc, profile).map(({ key, rows }) => (
        <Stack key={key} gap={1} as="section">
          <Heading level={2}>{t(key)}</Heading>
          <SummaryList
            rows={rows.map(({ change, ...row }) => ({
              ...row,
              action:
                change && canChange(change.part) ? <ChangeLink name={row.term} {...change} /> : undefined,
            }))}
          />
        </Stack>
      ))}
      {selected ? (
        <Stack gap={1} as="section">
          <Stack direction="row" gap={2}>
            <Heading level={2}>{t('offer')}</Heading>
            {canChange('OFFER') ? <ChangeLink name={t('offer')} part="OFFER" /> : null}
          </Stack>
          <SummaryList
            rows={[
              ...terms
                .filter(({ key }) => key !== 'autopay')
                .map(({ key, label, value }) => ({ key, term: label, value })),
              {
                key: 'autopay',
                term: t('autopayDiscount'),
                value: autopay ? t('included') : t('notIncluded'),
              },
            ]}
          />
        </Stack>
      ) : null}
      <Text>{t(heloc.editable.length > 0 ? 'changesOther' : 'changes')}</Text>
    </Stack>
  );
}
