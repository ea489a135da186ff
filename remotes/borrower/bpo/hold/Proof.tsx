import { object } from 'yup';
import { postConditionProof } from '#src/api/contract/valuation.ts';
import { useCopy } from '#src/brand/copy.tsx';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { ApplicationForm } from '#src/features/application/ApplicationForm.tsx';
import { useSubmit } from '#src/features/flow/useSubmit.ts';
import { FileUploadField } from '#src/features/uploads/FileUploadField.tsx';
import { uploadedFiles } from '#src/features/uploads/schema.ts';
import { useDocumentUpload } from '#src/features/uploads/useDocumentUpload.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { Alert } from '#src/ui/primitives/Alert.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { type UploadedFile, uploadedUuids } from '#src/ui/upload/uploadedFile.ts';
import { copy } from './copy.ts';

interface ProofValues {
  files: UploadedFile[];
}

const schema = object({ files: uploadedFiles(() => true) });

/** Evidence that the home is in order, for the underwriter of the report. */
export function Proof() {
  const t = useCopy(copy);
  const { api } = useRuntime();
  const { uuid, heloc } = useApplication();
  const upload = useDocumentUpload('SUPPORT');
  const send = useSubmit(
    ({ files }: ProofValues) =>
      api.call(postConditionProof, { params: { uuid }, body: { documentUuids: uploadedUuids(files) } }),
    { statusStays: true },
  );
  if (heloc.valuation?.proofAt) return <Alert tone="success">{t('proofSent')}</Alert>;

  return (
    <Stack as="section" gap={1}>
      <Heading level={2}>{t('proofHeading')}</Heading>
      <Text>{t('proofIntro')}</Text>
      <ApplicationForm<ProofValues>
        part="proof"
        schema={schema}
        initialValues={{ files: [] }}
        onSubmit={send}
        submitLabel={t('proofSubmit')}
      >
        <FileUploadField name="files" label={t('proof')} upload={upload} />
      </ApplicationForm>
    </Stack>
  );
}
