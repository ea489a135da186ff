import { useState } from 'react';
import { useCopy } from '#src/brand/copy.tsx';
import { PdfViewer } from '#src/ui/document-viewer/PdfViewer.tsx';
import { LinkButton } from '#src/ui/primitives/LinkButton.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import type { SignerDocument } from '../document-file/queries.ts';
import { useSignerFile } from '../document-file/useSignerFile.ts';
import { copy } from './copy.ts';

interface ItemsProps {
  documents: readonly SignerDocument[];
  /** A document was loaded, so the person can read what is sent. */
  onOpened(): void;
}

/** What there is to sign; each may be looked at before anything is agreed to. */
export function Items({ documents, onOpened }: ItemsProps) {
  const t = useCopy(copy);
  const file = useSignerFile();
  const [opened, setOpened] = useState<string>();
  const document = documents.find(({ uuid }) => uuid === opened);
  return (
    <Stack gap={2}>
      <ul>
        {documents.map(({ uuid, title }) => (
          <li key={uuid}>
            <LinkButton
              aria-label={t('open', { title })}
              aria-expanded={uuid === opened}
              onClick={() => setOpened(uuid === opened ? undefined : uuid)}
            >
              {title}
            </LinkButton>
          </li>
        ))}
      </ul>
      {document ? (
        <PdfViewer
          key={document.uuid}
          title={document.title}
          load={async () => {
            const bytes = await file(document.uuid);
            onOpened();
            return bytes;
          }}
        />
      ) : null}
    </Stack>
  );
}
