import { type ReactElement, useMemo } from 'react';
import type { Signer } from '#src/api/contract/parts.ts';
import { postSupportRequest } from '#src/api/contract/signing.ts';
import { useCopy } from '#src/brand/copy.tsx';
import { words } from '#src/brand/words.tsx';
import { REPORT_REASONS, SUPPORT_MESSAGE } from '#src/domain/application/support.ts';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { DraftDialog } from '#src/features/drafts/DraftDialog.tsx';
import { signerName } from '#src/features/signers/signers.ts';
import { FileUploadField } from '#src/features/uploads/FileUploadField.tsx';
import { useDocumentUpload } from '#src/features/uploads/useDocumentUpload.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { RadioGroupField } from '#src/ui/form/RadioGroupField.tsx';
import { SelectField } from '#src/ui/form/SelectField.tsx';
import { TextAreaField } from '#src/ui/form/TextAreaField.tsx';
import { uploadedUuids } from '#src/ui/upload/uploadedFile.ts';
import { copy } from './copy.ts';
import { type ReportValues, reportSchema } from './schema.ts';

/** For a person on the list who does not belong there; a person on our side decides. */
export function ReportPerson({
  signers,
  onClose,
  onSent,
}: {
  signers: readonly Signer[];
  onClose: () => void;
  onSent: (text: ReactElement) => void;
}) {
  const t = useCopy(copy);
  const { api } = useRuntime();
  const { uuid } = useApplication();
  const upload = useDocumentUpload('SUPPORT');
  const schema = useMemo(() => reportSchema(t), [t]);
  const send = async ({ files, ...report }: ReportValues) => {
    const { reference } = await api.call(postSupportRequest, {
      params: { uuid },
      body: { topic: 'SIGNER', ...report, attachmentUuids: uploadedUuids(files) },
    });
    onSent(words(copy, 'reportSent', { reference }));
  };
  return (
    <DraftDialog<ReportValues>
      part="report"
      title={t('reportHeading')}
      text={t('reportText')}
      closeLabel={t('cancel')}
      onClose={onClose}
      schema={schema}
      initialValues={{
        files: [],
        ...(signers[0] && signers.length === 1 ? { signerUuid: signers[0].uuid } : {}),
      }}
      onSubmit={send}
      submitLabel={t('reportSend')}
    >
      <SelectField
        name="signerUuid"
        label={t('reportWho')}
        options={signers.map((signer) => ({ value: signer.uuid, label: signerName(signer) }))}
      />
      <RadioGroupField
        name="reason"
        label={t('reportReason')}
        options={REPORT_REASONS.map((value) => ({ value, label: t(`reason${value}`) }))}
      />
      <TextAreaField name="message" label={t('reportMessage')} maxLength={SUPPORT_MESSAGE.max} rows={4} />
      <FileUploadField
        name="files"
        label={t('reportFiles')}
        hint={t('reportFilesHint')}
        optional
        upload={upload}
      />
    </DraftDialog>
  );
}
