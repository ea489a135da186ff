import { object } from 'yup';
import { putPaperDocuments } from '#src/api/contract/summary.ts';
import { useBrand } from '#src/brand/BrandProvider.tsx';
import { useCopy } from '#src/brand/copy.tsx';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { useSubmit } from '#src/features/flow/useSubmit.ts';
import { useWording } from '#src/features/legal/useWording.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { FormDialog } from '#src/ui/overlay/FormDialog.tsx';
import { LinkedContacts } from '#src/ui/primitives/SupportLinks.tsx';
import { copy } from './copy.ts';

const schema = object({});

/** Asks for the documents by mail, which pauses the application (docs/rules.md#paper-documents). */
export function PaperRequest({ onClose, onPaused }: { onClose(): void; onPaused(): void }) {
  const t = useCopy(copy);
  const quote = useWording();
  const { companyInfo } = useBrand();
  const { api } = useRuntime();
  const { uuid } = useApplication();
  const words = t('paperText', { phone: companyInfo.supportPhone });
  const pause = useSubmit<unknown>(
    () => {
      const shown = [quote('ACCEPTED', 'PAPER_DOCUMENTS', words, t('paperPause'))];
      return api.call(putPaperDocuments, { params: { uuid }, body: { wanted: true, shown } });
    },
    { statusStays: true, onStayed: onPaused },
  );
  return (
    <FormDialog
      title={t('paperTitle')}
      text={<LinkedContacts text={words} />}
      closeLabel={t('paperBack')}
      onClose={onClose}
      schema={schema}
      onSubmit={pause}
      submitLabel={t('paperPause')}
      requiredNote={false}
    />
  );
}
