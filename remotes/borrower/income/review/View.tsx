import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { object } from 'yup';
import type { ResponseOf } from '#src/api/contract/endpoint.ts';
import { type getIncomeRecords, putIncomeSources } from '#src/api/contract/income.ts';
import { incomeRecordsQuery } from '#src/api/queries/income.ts';
import { message, useCopy, useLegal } from '#src/brand/copy.tsx';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { ApplicationForm } from '#src/features/application/ApplicationForm.tsx';
import { useSubmit } from '#src/features/flow/useSubmit.ts';
import { Loaded } from '#src/features/loading/Loaded.tsx';
import { useRuntime } from '#src/platform/runtime.ts';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { MethodCards } from '../MethodCards.tsx';
import { useMethods } from '../useMethods.ts';
import { ChangeIncome } from './ChangeIncome.tsx';
import { copy } from './copy.ts';
import { Records } from './Records.tsx';
import { StatedIncome } from './StatedIncome.tsx';

export const title = message(copy, 'heading');

/** Before the application is submitted the stated income can be changed here; afterwards it is verified. */
export function View() {
  const { editing } = useApplication();
  return editing ? <ChangeIncome /> : <Verify />;
}

function Verify() {
  const t = useCopy(copy);
  const { api } = useRuntime();
  const { uuid } = useApplication();
  const query = useQuery({
    ...incomeRecordsQuery(api, uuid),
    refetchOnMount: 'always',
    refetchOnWindowFocus: true,
  });
  return (
    <Stack gap={4}>
      <Heading level={1}>{t('heading')}</Heading>
      <Text>{t('intro')}</Text>
      <Loaded query={query}>{(answer) => <Review answer={answer} />}</Loaded>
    </Stack>
  );
}

function Review({ answer }: { answer: ResponseOf<typeof getIncomeRecords> }) {
  const t = useCopy(copy);
  const legal = useLegal();
  const { api } = useRuntime();
  const { uuid } = useApplication();
  const ways = useMethods(answer);
  const methods = useRef<HTMLHeadingElement>(null);
  const submit = useSubmit(() =>
    api.call(putIncomeSources, {
      params: { uuid },
      body: { recordUuids: answer.records.map((record) => record.uuid) },
    }),
  );
  return (
    <>
      <StatedIncome income={answer} />
      <Records records={answer.records} onRemoved={() => methods.current?.focus()} />
      <Stack gap={2}>
        <Heading level={2} ref={methods} tabIndex={-1}>
          {answer.records.length > 0 ? t('moreMethods') : t('methods')}
        </Heading>
        <MethodCards ways={ways} recommend={answer.records.length === 0} />
        <Text muted small>
          {legal('incomeHelper')}
        </Text>
      </Stack>
      <ApplicationForm
        name="income/review"
        schema={object({})}
        onSubmit={submit}
        submitDisabled={!answer.canContinue}
        requiredNote={false}
        footer={answer.canContinue ? null : <Text>{t('notYet')}</Text>}
      >
        {null}
      </ApplicationForm>
    </>
  );
}
