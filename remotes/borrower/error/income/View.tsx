import type { ResponseOf } from '#src/api/contract/endpoint.ts';
import type { getIncomeRecords } from '#src/api/contract/income.ts';
import type { IncomeRecord } from '#src/api/contract/parts.ts';
import { message, useCopy } from '#src/brand/copy.tsx';
import { formatDate } from '#src/domain/dates/dates.ts';
import { dayIn } from '#src/domain/dates/timeZones.ts';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { useFlow } from '#src/features/flow/FlowContext.ts';
import { CHANGE_INCOME } from '#src/features/income/changeIncome.ts';
import { copy as shared } from '#src/features/income/copy.ts';
import { LINKS, optionOf } from '#src/features/income/methods.ts';
import { recordState } from '#src/features/income/records.ts';
import { uploadsFor } from '#src/features/income/uploads.ts';
import { useIncomeRecords } from '#src/features/income/useIncomeRecords.ts';
import { Loaded } from '#src/features/loading/Loaded.tsx';
import { TalkToUs } from '#src/features/shell/TalkToUs.tsx';
import { Button } from '#src/ui/primitives/Button.tsx';
import { DataTable } from '#src/ui/primitives/DataTable.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { copy } from './copy.ts';

export const title = message(copy, 'heading');

type Answer = ResponseOf<typeof getIncomeRecords>;

export function View() {
  const t = useCopy(copy);
  const query = useIncomeRecords();
  return (
    <Stack gap={4}>
      <Heading level={1}>{t('heading')}</Heading>
      <Loaded query={query}>{(answer) => <Tried answer={answer} />}</Loaded>
      <TalkToUs />
    </Stack>
  );
}

/** What was tried with its result, and the ways that are left. */
function Tried({ answer: { records, canContinue, employmentType } }: { answer: Answer }) {
  const t = useCopy(copy);
  const flow = useFlow();
  const options = [
    {
      name: 'upload',
      go: () => flow.toChild('upload', { type: uploadsFor(employmentType)[0] ?? 'paystub' }),
    },
    { name: 'connect', go: () => flow.toChild('review') },
    { name: 'change', go: () => flow.toChild('review', {}, CHANGE_INCOME) },
  ] as const;
  return (
    <>
      <Text>{t(canContinue ? 'fine' : 'intro')}</Text>
      {records.length > 0 ? <Sources records={records} /> : <Text>{t('nothing')}</Text>}
      <Stack as="section" gap={2}>
        <Heading level={2}>{t('ways')}</Heading>
        {options.map(({ name, go }, index) => (
          <Stack key={name} gap={0.5} align="start">
            <Button variant={index === 0 ? 'primary' : 'secondary'} onClick={go}>
              {t(name)}
            </Button>
            <Text muted>{t(`${name}Text`)}</Text>
          </Stack>
        ))}
      </Stack>
    </>
  );
}

function Sources({ records }: { records: readonly IncomeRecord[] }) {
  const t = useCopy(copy);
  const ofMethod = useCopy(shared);
  const { heloc } = useApplication();
  const nameOf = ({ method, source }: IncomeRecord) => {
    const option = optionOf(method);
    const name = ofMethod(option === 'upload' ? 'uploadName' : LINKS[option].name);
    return source ? t('named', { name, source }) : name;
  };
  const dateOf = ({ created }: IncomeRecord) => {
    const date = dayIn(heloc.property.state, created);
    return date ? formatDate(date) : '';
  };
  return (
    <DataTable
      caption={t('tried')}
      rows={records}
      rowKey={({ uuid }) => uuid}
      columns={[
        { key: 'source', header: t('source'), rowHeader: true, render: nameOf },
        { key: 'date', header: t('date'), render: dateOf },
        {
          key: 'result',
          header: t('result'),
          render: (record) => record.message || t(`result${recordState(record)}`),
        },
      ]}
    />
  );
}
