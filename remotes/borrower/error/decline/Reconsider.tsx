import { useMemo } from 'react';
import { postSupportRequest } from '#src/api/contract/signing.ts';
import { useCopy } from '#src/brand/copy.tsx';
import { RECONSIDER_TOPICS, SUPPORT_MESSAGE } from '#src/domain/application/support.ts';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { DraftDialog } from '#src/features/drafts/DraftDialog.tsx';
import { FileUploadField } from '#src/features/uploads/FileUploadField.tsx';
import { useDocumentUpload } from '#src/features/uploads/useDocumentUpload.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { RadioGroupField } from '#src/ui/form/RadioGroupField.tsx';
import { TextAreaField } from '#src/ui/form/TextAreaField.tsx';
import { uploadedUuids } from '#src/ui/upload/uploadedFile.ts';
import { copy } from './copy.ts';
import { type ReconsiderValues, reconsiderSchema } from './schema.ts';

/** Requests a manual review of the decision. */
export function Reconsider({ onClose, onSent }: { onClose(): void; onSent(reference: string): void }) {
  const t = useCopy(copy);
  const { api } = useRuntime();
  const { uuid } = useApplication();
  const upload = useDocumentUpload('SUPPORT');
  const schema = useMemo(() => reconsiderSchema(t), [t]);
  const send = async ({ topic, message, files }: ReconsiderValues) => {
    const { reference } = await api.call(postSupportRequest, {
      params: { uuid },
      body: { topic: `RECONSIDER_${topic}`, message, attachmentUuids: uploadedUuids(files) },
    });
    onSent(reference);
  };
  return (
    <DraftDialog<ReconsiderValues>
      part="reconsider"
      title={t('reconsider')}
      text={t('dialogText')}
      closeLabel={t('cancel')}
      onClose={onClose}
      schema={schema}
      initialValues={{ files: [] }}
      onSubmit={send}
      submitLabel={t('send')}
    >
      <RadioGroupField
        name="topic"
        label={t('topic')}
        options={RECONSIDER_TOPICS.map((value) => ({ value, label: t(`topic${value}`) }))}
      />
      <TextAreaField
        name="message"
        label={t('message')}
        hint={t('messageHint')}
        maxLength={SUPPORT_MESSAGE.max}
        rows={4}
      />
      <FileUploadField name="files" label={t('files')} hint={t('filesHint')} optional upload={upload} />
    </DraftDialog>
  );
}
