import { useMemo, useState } from 'react';
import { postDelinquencyAnswer } from '#src/api/contract/review.ts';
import { useCopy } from '#src/brand/copy.tsx';
import { useCreditBureaus } from '#src/brand/useCreditBureaus.ts';
import { isOneOf } from '#src/domain/enums.ts';
import { findBureau } from '#src/domain/person/creditBureaus.ts';
import { DELINQUENCY_ANSWERS, NEEDS_PROOF } from '#src/domain/person/delinquency.ts';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { ApplicationForm } from '#src/features/application/ApplicationForm.tsx';
import { useFlow } from '#src/features/flow/FlowContext.ts';
import { useRefetchWhileVisible } from '#src/features/flow/useRefetchWhileVisible.ts';
import { useSubmit } from '#src/features/flow/useSubmit.ts';
import { FileUploadField } from '#src/features/uploads/FileUploadField.tsx';
import { useDocumentUpload } from '#src/features/uploads/useDocumentUpload.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { RadioGroupField } from '#src/ui/form/RadioGroupField.tsx';
import { Alert } from '#src/ui/primitives/Alert.tsx';
import { PhoneNumber } from '#src/ui/primitives/SupportLinks.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { uploadedUuids } from '#src/ui/upload/uploadedFile.ts';
import { NothingToSend } from '../NothingToSend.tsx';
import { copy } from './copy.ts';
import { type AnswerValues, answerSchema, CHOICES } from './schema.ts';

/** Asks what is right, and for evidence. A person who is past due gets an explanation and has nothing to send. */
export function AnswerForm() {
  const t = useCopy(copy);
  const { api } = useRuntime();
  const { uuid } = useApplication();
  const flow = useFlow();
  // Support, or another tab, may resolve it while this page is open.
  useRefetchWhileVisible(flow.recheck);
  const upload = useDocumentUpload('SUPPORT');
  const [isPastDue, setPastDue] = useState(false);
  const schema = useMemo(() => answerSchema(t), [t]);

  const send = useSubmit(
    async ({ answer, files }: AnswerValues) => {
      if (!isOneOf(DELINQUENCY_ANSWERS, answer)) throw new Error('There is nothing to send');
      await api.call(postDelinquencyAnswer, {
        params: { uuid },
        body: { answer, documentUuids: uploadedUuids(files) },
      });
    },
    { statusStays: true },
  );

  return (
    <ApplicationForm<AnswerValues>
      schema={schema}
      initialValues={{ files: [] }}
      onSubmit={send}
      submitLabel={t('submit')}
      hideSubmit={isPastDue}
    >
      {({ values: { answer } }) => (
        <>
          <RadioGroupField
            name="answer"
            label={t('answer')}
            options={CHOICES.map((value) => ({ value, label: t(`answer${value}`) }))}
          />
          {answer === 'PAST_DUE' ? <NothingToSend onShown={setPastDue}>{t('pastDue')}</NothingToSend> : null}
          {answer === 'NOT_MINE' ? <Dispute /> : null}
          {answer && answer !== 'PAST_DUE' ? (
            <FileUploadField
              name="files"
              label={t('files')}
              hint={t(`files${answer}`)}
              optional={!NEEDS_PROOF.includes(answer)}
              upload={upload}
            />
          ) : null}
        </>
      )}
    </ApplicationForm>
  );
}

/** The way to the bureau that reported what is not the person's. */
function Dispute() {
  const t = useCopy(copy);
  const { heloc } = useApplication();
  const bureau = findBureau(heloc.delinquencies?.find((row) => row.bureau)?.bureau);
  const bureaus = useCreditBureaus();
  const facts = bureau && bureaus[bureau];
  return (
    <Alert tone="info">
      <Text>{t('dispute')}</Text>
      {facts ? (
        <Text>{t.rich('bureau', { bureau: facts.name, phone: <PhoneNumber number={facts.phone} /> })}</Text>
      ) : null}
    </Alert>
  );
}
