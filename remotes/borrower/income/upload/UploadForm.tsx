import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { postIncomeDocuments } from '#src/api/contract/income.ts';
import { incomeRecordsQuery } from '#src/api/queries/income.ts';
import { useCopy } from '#src/brand/copy.tsx';
import { parseDateParts } from '#src/domain/dates/dates.ts';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { ApplicationForm } from '#src/features/application/ApplicationForm.tsx';
import { useToday } from '#src/features/case/useToday.ts';
import { useFlow } from '#src/features/flow/FlowContext.ts';
import { copy as shared } from '#src/features/income/copy.ts';
import { UPLOADS, type UploadType } from '#src/features/income/uploads.ts';
import { useWording } from '#src/features/legal/useWording.ts';
import { FileUploadField } from '#src/features/uploads/FileUploadField.tsx';
import { useDocumentUpload } from '#src/features/uploads/useDocumentUpload.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { CheckboxField } from '#src/ui/form/CheckboxField.tsx';
import { useAnnounce } from '#src/ui/primitives/announcer.ts';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { LinkButton } from '#src/ui/primitives/LinkButton.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { uploadedUuids } from '#src/ui/upload/uploadedFile.ts';
import { OtherMethods } from '../OtherMethods.tsx';
import { copy } from './copy.ts';
import { EmployerFields } from './EmployerFields.tsx';
import { type UploadValues, uploadSchema } from './schema.ts';

export function UploadForm({ type }: { type: UploadType }) {
  const t = useCopy(copy);
  const ask = useCopy(shared);
  const quote = useWording();
  const { api } = useRuntime();
  const today = useToday();
  const { uuid } = useApplication();
  const flow = useFlow();
  const queries = useQueryClient();
  const announce = useAnnounce();
  const kind = UPLOADS[type];
  const upload = useDocumentUpload(kind.document);
  const { data } = useQuery(incomeRecordsQuery(api, uuid));
  // Absent means one (docs/rules.md#income-documents).
  const count = kind.count === 'server' ? (data?.numDocsRequired ?? 1) : kind.count;
  const stubs = ask('paystubs', { count });
  const schema = useMemo(() => {
    const texts = {
      required: t('required'),
      attestNeeded: t('attestNeeded'),
      invalidDate: t('invalidDate'),
      futureDate: t('futureDate'),
    };
    const latest = type === 'offer-letter' ? undefined : today;
    return uploadSchema(texts, { employer: kind.employer, latest });
  }, [t, today, type, kind]);

  async function send(values: UploadValues, sent: () => void) {
    await api.call(postIncomeDocuments, {
      params: { uuid },
      body: {
        type,
        documentUuids: uploadedUuids(values.files),
        payFrequency: values.payFrequency ?? null,
        employerName: values.employerName ?? null,
        employmentStartDate: values.startDate ? (parseDateParts(values.startDate) ?? null) : null,
        attested: true,
        shown: [quote('ACCEPTED', 'INCOME_STATEMENT', t('attest'))],
      },
    });
    sent();
    await queries.invalidateQueries({ queryKey: incomeRecordsQuery(api, uuid).queryKey });
    announce(t('sent'));
    flow.toCurrent();
  }

  return (
    <Stack gap={4}>
      <Heading level={1}>{t('heading')}</Heading>
      <Text>{ask(kind.ask, { count: stubs })}</Text>
      <ApplicationForm<UploadValues>
        schema={schema}
        sensitive={['attested']}
        initialValues={{ files: [] }}
        onSubmit={send}
        submitLabel={t('submit')}
        secondary={<LinkButton onClick={flow.toCurrent}>{t('back')}</LinkButton>}
      >
        {({ values }) => (
          <>
            <FileUploadField
              name="files"
              label={ask(kind.name)}
              hint={counter(uploadedUuids(values.files ?? []).length)}
              upload={upload}
            />
            {kind.employer ? <EmployerFields /> : null}
            <CheckboxField name="attested" label={t('attest')} />
          </>
        )}
      </ApplicationForm>
      <OtherMethods not="upload" />
    </Stack>
  );

  function counter(done: number): string {
    return count > 1 ? t('counter', { done: Math.min(done, count), count }) : t('counterFree', { done });
  }
}
