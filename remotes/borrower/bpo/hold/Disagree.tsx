import { useMemo } from 'react';
import { postValueReconsideration } from '#src/api/contract/valuation.ts';
import { useCopy } from '#src/brand/copy.tsx';
import { toIsoDate } from '#src/domain/dates/dates.ts';
import { timeZoneOf } from '#src/domain/dates/timeZones.ts';
import { COMPARABLES_MAX } from '#src/domain/property/valuation.ts';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { ApplicationForm } from '#src/features/application/ApplicationForm.tsx';
import { useSubmit } from '#src/features/flow/useSubmit.ts';
import { FileUploadField } from '#src/features/uploads/FileUploadField.tsx';
import { useDocumentUpload } from '#src/features/uploads/useDocumentUpload.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { DateField } from '#src/ui/form/DateField.tsx';
import { FieldArray } from '#src/ui/form/FieldArray.tsx';
import { MoneyField } from '#src/ui/form/MoneyField.tsx';
import { TextAreaField } from '#src/ui/form/TextAreaField.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { uploadedUuids } from '#src/ui/upload/uploadedFile.ts';
import { copy } from './copy.ts';
import { comparablesOf, type DisagreeValues, disagreeSchema, REASON_MAX } from './schema.ts';

/** Requests a reconsideration of the value. */
export function Disagree() {
  const t = useCopy(copy);
  const { api, now } = useRuntime();
  const { uuid, heloc } = useApplication();
  const upload = useDocumentUpload('SUPPORT');
  const today = toIsoDate(now(), timeZoneOf(heloc.property.state));
  const schema = useMemo(() => disagreeSchema(t, today), [t, today]);

  const send = useSubmit(
    (values: DisagreeValues) =>
      api.call(postValueReconsideration, {
        params: { uuid },
        body: {
          reason: values.reason.trim(),
          comparables: comparablesOf(values),
          documentUuids: uploadedUuids(values.files ?? []),
        },
      }),
    { statusStays: true },
  );

  return (
    <Stack gap={2}>
      <Text>{t('disagreeIntro')}</Text>
      <ApplicationForm<DisagreeValues>
        part="value"
        schema={schema}
        initialValues={{ files: [] }}
        onSubmit={send}
        submitLabel={t('disagreeSubmit')}
      >
        <TextAreaField name="reason" label={t('reason')} rows={3} maxLength={REASON_MAX} />
        <FieldArray
          name="sales"
          itemLabel={(index) => t('sale', { number: index + 1 })}
          newItem={() => ({})}
          addLabel={t('addSale')}
          max={COMPARABLES_MAX}
        >
          {(item) => (
            <>
              <TextField name={`${item}.address`} label={t('saleAddress')} autoComplete="off" />
              <MoneyField name={`${item}.price`} label={t('price')} width="medium" />
              <DateField name={`${item}.soldOn`} label={t('soldOn')} />
              <TextField
                name={`${item}.distance`}
                label={t('distance')}
                optional
                inputMode="decimal"
                width="short"
              />
            </>
          )}
        </FieldArray>
        <FileUploadField name="files" label={t('files')} optional upload={upload} />
      </ApplicationForm>
    </Stack>
  );
}
