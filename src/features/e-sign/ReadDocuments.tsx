import { useState } from 'react';
import { useCopy } from '#src/brand/copy.tsx';
import { fileName } from '#src/platform/blobs.ts';
import { PdfViewer } from '#src/ui/document-viewer/PdfViewer.tsx';
import { CollapsibleSection } from '#src/ui/primitives/Details.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { copy } from './copy.ts';
import { DocumentList } from './DocumentList.tsx';
import type { ESignProvider, SigningDocument } from './port.ts';

/** All documents to look at, whatever else is to be done. */
export function ReadDocuments({
  title,
  documents,
  provider,
}: {
  title: string;
  documents: readonly SigningDocument[];
  provider: ESignProvider;
}) {
  const t = useCopy(copy);
  const [opened, setOpened] = useState<string>();
  const document = documents.find(({ documentUuid }) => documentUuid === opened);
  return (
    <CollapsibleSection title={title} summary={t('howMany', { count: documents.length })}>
      <Stack gap={3}>
        <DocumentList documents={documents} current={opened} onOpen={setOpened} />
        {document ? (
          <PdfViewer
            key={document.documentUuid}
            title={document.title}
            fileName={fileName(document.title, 'pdf')}
            load={() => provider.read(document.documentUuid)}
          />
        ) : null}
      </Stack>
    </CollapsibleSection>
  );
}
