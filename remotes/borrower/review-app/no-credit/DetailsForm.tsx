import { useMemo } from 'react';
import { postCreditDetails } from '#src/api/contract/credit.ts';
import { useCopy, useLegal } from '#src/brand/copy.tsx';
import { AddressFields } from '#src/features/address/AddressFields.tsx';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { ApplicationForm } from '#src/features/application/ApplicationForm.tsx';
import { useFlow } from '#src/features/flow/FlowContext.ts';
import { useBureauCheck } from '#src/features/flow/useBureauCheck.ts';
import { useRefetchWhileVisible } from '#src/features/flow/useRefetchWhileVisible.ts';
import { personRows } from '#src/features/person-details/personRows.tsx';
import { usePersonFacts } from '#src/features/person-details/usePersonFacts.ts';
import { FileUploadField } from '#src/features/uploads/FileUploadField.tsx';
import { useDocumentUpload } from '#src/features/uploads/useDocumentUpload.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { ChangeableRows } from '#src/ui/form/ChangeableRows.tsx';
import { CheckboxField } from '#src/ui/form/CheckboxField.tsx';
import { SensitiveField } from '#src/ui/form/SensitiveField.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { copy } from './copy.ts';
import { detailsSchema } from './schema.ts';
import { type DetailsValues, detailsBody, LAST_FOUR, valuesFrom } from './values.ts';

/** The details as the bureaus may know them; they are looked for with these once. */
export function DetailsForm() {
  const t = useCopy(copy);
  const legal = useLegal();
  const { api } = useRuntime();
  const { uuid, heloc, profile } = useApplication();
  // It may be found meanwhile, by people who look for it.
  useRefetchWhileVisible(useFlow().recheck);
  const upload = useDocumentUpload('SUPPORT');
  const initial = useMemo(() => valuesFrom(heloc, profile), [heloc, profile]);
  const facts = usePersonFacts(heloc.homeAddress?.state ?? heloc.property.state);
  const schema = useMemo(() => detailsSchema(t, facts), [t, facts]);
  const submit = useBureauCheck((values: DetailsValues) =>
    api.call(postCreditDetails, { params: { uuid }, body: detailsBody(values) }),
  );
  return (
    <ApplicationForm<DetailsValues>
      sensitive={['ssnLast4']}
      schema={schema}
      initialValues={initial}
      onSubmit={submit}
      submitLabel={t('submit')}
      footer={
        <Text muted small>
          {legal(heloc.dates.submitted ? 'hardCheckNote' : 'softCheckNote')}.
        </Text>
      }
    >
      {({ values }) => (
        <>
          <ChangeableRows
            rows={personRows({ t, given: initial, values: { ...initial, ...values }, facts })}
            change={t('change')}
            changeNamed={(name) => t('changeNamed', { name })}
          />
          <SensitiveField
            name="ssnLast4"
            label={t('ssnLast4')}
            problem={(text) => (LAST_FOUR.test(text) ? undefined : t('ssnMissing'))}
          />
          <CheckboxField name="moved" label={t('moved')} optional />
          {values.moved ? (
            <AddressFields name="previousAddress" label={t('previousAddress')} autoComplete="off" />
          ) : null}
          <FileUploadField name="files" label={t('files')} optional upload={upload} />
        </>
      )}
    </ApplicationForm>
  );
}
