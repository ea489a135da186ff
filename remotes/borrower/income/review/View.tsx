import { useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { ResponseOf } from '#src/api/contract/endpoint.ts';
import { type getIncomeRecords, putIncomeSources } from '#src/api/contract/income.ts';
import { message, useCopy, useLegal } from '#src/brand/copy.tsx';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { ApplicationForm } from '#src/features/application/ApplicationForm.tsx';
import { useFlow } from '#src/features/flow/FlowContext.ts';
import { useRefetchWhileVisible } from '#src/features/flow/useRefetchWhileVisible.ts';
import { useSubmit } from '#src/features/flow/useSubmit.ts';
import { asksToChange } from '#src/features/income/changeIncome.ts';
import { isUnsuccessful, recordState } from '#src/features/income/records.ts';
import { useIncomeRecords } from '#src/features/income/useIncomeRecords.ts';
import { Loaded } from '#src/features/loading/Loaded.tsx';
import { useSubstep } from '#src/features/shell/substep.ts';
import { TalkToUs } from '#src/features/shell/TalkToUs.tsx';
import { useRuntime } from '#src/platform/runtime.ts';
import { Toasts } from '#src/ui/overlay/Toasts.tsx';
import { Alert } from '#src/ui/primitives/Alert.tsx';
import { Button } from '#src/ui/primitives/Button.tsx';
import { Details } from '#src/ui/primitives/Details.tsx';
import { Heading, useHeadingTag } from '#src/ui/primitives/Heading.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { useMethods } from '../useMethods.ts';
import { ChangeIncome } from './ChangeIncome.tsx';
import { copy } from './copy.ts';
import { MethodCards } from './MethodCards.tsx';
import { Records } from './Records.tsx';
import { StatedIncome } from './StatedIncome.tsx';
import { TranscriptNotice } from './TranscriptNotice.tsx';

export const title = message(copy, 'heading');

/** Before the application is submitted the stated income can be changed here; afterwards it is verified. */
export function View() {
  const { editing } = useApplication();
  return editing ? <ChangeIncome /> : <Verify />;
}

function Verify() {
  const t = useCopy(copy);
  const query = useIncomeRecords();
  const flow = useFlow();
  useRefetchWhileVisible(async () => {
    await Promise.all([query.refetch({ throwOnError: true }), flow.recheck()]);
  });
  return (
    <Stack gap={4}>
      <Heading level={1}>{t('heading')}</Heading>
      <Toasts>
        <Loaded query={query}>{(answer) => <Review answer={answer} />}</Loaded>
      </Toasts>
    </Stack>
  );
}

function Review({ answer }: { answer: ResponseOf<typeof getIncomeRecords> }) {
  const t = useCopy(copy);
  const legal = useLegal();
  const { api } = useRuntime();
  const { uuid, profile } = useApplication();
  const flow = useFlow();
  const options = useMethods(answer);
  const methods = useRef<HTMLDivElement>(null);
  const methodsHeading = useHeadingTag(2);
  const [isChanging, setChanging] = useState(asksToChange(useLocation().search));
  const submit = useSubmit(() =>
    api.call(putIncomeSources, {
      params: { uuid },
      body: { recordUuids: answer.records.map((record) => record.uuid) },
    }),
  );
  const hasRecords = answer.records.length > 0;
  useSubstep({ step: hasRecords ? 2 : 1, count: 2 });
  const cards = (
    <Stack gap={2}>
      <MethodCards options={options} recommend={!hasRecords} />
      {/* The form to change it says so itself. */}
      {isChanging ? null : (
        <Text muted small>
          {legal('incomeHelper')}
        </Text>
      )}
    </Stack>
  );
  const form = (
    <ApplicationForm
      onSubmit={submit}
      submitDisabled={!answer.canContinue}
      footer={answer.canContinue ? null : <Text>{t('notYet')}</Text>}
    />
  );
  return (
    <>
      <Text>{t(answer.canContinue ? 'enough' : 'intro')}</Text>
      {hasRecords && answer.records.every(isUnsuccessful) ? (
        <Alert
          tone="warning"
          quiet
          title={t('allFailed')}
          action={<Button onClick={() => flow.toChild('failed')}>{t('whatNow')}</Button>}
        >
          {t('allFailedText')}
        </Alert>
      ) : null}
      <TranscriptNotice records={answer.records} />
      <StatedIncome income={answer} isChanging={isChanging} onChanging={setChanging} />
      <Records
        records={answer.records}
        onRemoved={() =>
          (methods.current?.querySelector<HTMLElement>(methodsHeading) ?? methods.current)?.focus()
        }
      />
      {answer.records.some((record) => recordState(record) === 'inReview') ? (
        <>
          <Text>{t('leave', { address: profile.email })}</Text>
          <TalkToUs />
        </>
      ) : null}
      {answer.canContinue ? form : null}
      <Stack
        gap={2}
        as="section"
        ref={methods}
        tabIndex={-1}
        aria-label={t(hasRecords ? 'moreMethods' : 'methods')}
      >
        {answer.canContinue ? (
          <Details summary={t('moreMethods')}>{cards}</Details>
        ) : (
          <>
            <Heading level={2} tabIndex={-1}>
              {hasRecords ? t('moreMethods') : t('methods')}
            </Heading>
            {cards}
          </>
        )}
      </Stack>
      {answer.canContinue ? null : form}
    </>
  );
}
