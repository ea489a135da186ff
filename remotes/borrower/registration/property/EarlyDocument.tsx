import { getEarlyDocument } from '#src/api/contract/disclosures.ts';
import { useCopy } from '#src/brand/copy.tsx';
import type { EarlyDocumentType } from '#src/domain/documents/earlyDocuments.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { PdfViewer } from '#src/ui/document-viewer/PdfViewer.tsx';
import { Dialog } from '#src/ui/overlay/Dialog.tsx';
import { copy } from './copy.ts';

/** A document that is given before one applies, over the form: nothing that was typed is lost. */
export function EarlyDocument({ type, onClose }: { type: EarlyDocumentType; onClose(): void }) {
  const t = useCopy(copy);
  const { api } = useRuntime();
  return (
    <Dialog open title={t(type)} size="large" onClose={onClose}>
      <PdfViewer title={t(type)} load={() => api.call(getEarlyDocument, { params: { type } })} />
    </Dialog>
  );
}
