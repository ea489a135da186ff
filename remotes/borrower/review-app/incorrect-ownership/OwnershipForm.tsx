import { useMemo, useState } from 'react';
import { postOwnershipAnswer } from '#src/api/contract/propertyReview.ts';
import { useCopy, useLegal } from '#src/brand/copy.tsx';
import { parseDateParts } from '#src/domain/dates/dates.ts';
import { isOneOf } from '#src/domain/enums.ts';
import { NEEDS_DEED, OWNERSHIP_ANSWERS, type OwnershipAnswer } from '#src/domain/property/propertyAnswers.ts';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { ApplicationForm } from '#src/features/application/ApplicationForm.tsx';
import { useToday } from '#src/features/case/useToday.ts';
import { useFlow } from '#src/features/flow/FlowContext.ts';
import { useRefetchWhileVisible } from '#src/features/flow/useRefetchWhileVisible.ts';
import { useSubmit } from '#src/features/flow/useSubmit.ts';
import { FileUploadField } from '#src/features/uploads/FileUploadField.tsx';
import { useDocumentUpload } from '#src/features/uploads/useDocumentUpload.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { DateField } from '#src/ui/form/DateField.tsx';
import { RadioGroupField } from '#src/ui/form/RadioGroupField.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import { uploadedUuids } from '#src/ui/upload/uploadedFile.ts';
import { NothingToSend } from '../NothingToSend.tsx';
import { copy } from './copy.ts';
import { CHOICES, isTooRecent, type OwnershipValues, ownershipSchema } from './schema.ts';

/** Why the records name another owner, with the proof; a reason that is not eligible has nothing to send. */
export function OwnershipForm() {
  const t = useCopy(copy);
  const legal = useLegal();
  const { api } = useRuntime();
  const { uuid } = useApplication();
  const flow = useFlow();
  // Support, or another tab, may resolve it while this page is open.
  useRefetchWhileVisible(flow.recheck);
  const today = useToday();
  const schema = useMemo(() => ownershipSchema(t, today), [t, today]);
  const [isOver, setOver] = useState(false);
  /** Why the home is not eligible, by the answers so far. */
  const refusalOf = (values: Partial<OwnershipValues>) => {
    if (values.answer === 'LLC') return t('company');
    return isTooRecent(values, today) ? legal('recentTransfer') : undefined;
  };

  const send = useSubmit(
    async (values: OwnershipValues) => {
      const { answer, deedDate, trustName, files } = values;
      if (!isOneOf(OWNERSHIP_ANSWERS, answer) || refusalOf(values))
        throw new Error('There is nothing to send');
      await api.call(postOwnershipAnswer, {
        params: { uuid },
        body: {
          answer,
          deedDate: answer === 'RECENT_TRANSFER' ? (parseDateParts(deedDate) ?? null) : null,
          trustName: answer === 'TRUST' ? trustName : null,
          documentUuids: uploadedUuids(files),
        },
      });
    },
    { statusStays: true },
  );

  return (
    <ApplicationForm<OwnershipValues>
      schema={schema}
      initialValues={{ files: [] }}
      onSubmit={send}
      submitLabel={t('submit')}
      hideSubmit={isOver}
    >
      {({ values }) => {
        const refusal = refusalOf(values);
        return (
          <>
            <RadioGroupField
              name="answer"
              label={t('answer')}
              options={CHOICES.map((value) => ({ value, label: t(`answer${value}`) }))}
            />
            {values.answer === 'RECENT_TRANSFER' ? <DateField name="deedDate" label={t('deedDate')} /> : null}
            {values.answer === 'TRUST' ? (
              <TextField name="trustName" label={t('trustName')} autoComplete="off" width="long" />
            ) : null}
            {refusal ? <NothingToSend onShown={setOver}>{refusal}</NothingToSend> : null}
            {isOneOf(OWNERSHIP_ANSWERS, values.answer) && !refusal ? <Proof answer={values.answer} /> : null}
          </>
        );
      }}
    </ApplicationForm>
  );
}

function Proof({ answer }: { answer: OwnershipAnswer }) {
  const t = useCopy(copy);
  const upload = useDocumentUpload(
    answer === 'TRUST' ? 'CERTIFICATE_OF_TRUST' : 'PROPERTY_DESCRIPTION_SOURCE',
  );
  return (
    <FileUploadField
      name="files"
      label={t('files')}
      hint={t(`files${answer}`)}
      optional={!NEEDS_DEED.includes(answer)}
      upload={upload}
    />
  );
}
