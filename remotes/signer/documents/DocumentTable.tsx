import { useState } from 'react';
import { useCopy } from '#src/brand/copy.tsx';
import { fileName, saveFile } from '#src/platform/blobs.ts';
import { useAction } from '#src/ui/form/useAction.ts';
import { Alert } from '#src/ui/primitives/Alert.tsx';
import { Badge } from '#src/ui/primitives/Badge.tsx';
import { DataTable } from '#src/ui/primitives/DataTable.tsx';
import { LinkButton } from '#src/ui/primitives/LinkButton.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import type { SignerDocument } from '../document-file/queries.ts';
import { useSignerFile } from '../document-file/useSignerFile.ts';
import { copy } from './copy.ts';
import { type Reading, readingOf } from './reading.ts';

const TONE = {
  signed: 'success',
  read: 'success',
  toRead: 'warning',
  optional: 'neutral',
} as const satisfies Record<Reading, string>;

interface DocumentTableProps {
  documents: readonly SignerDocument[];
  onView(uuid: string): void;
}

/** Each document with how far the person is with it. */
export function DocumentTable({ documents, onView }: DocumentTableProps) {
  const t = useCopy(copy);
  const file = useSignerFile();
  const [pressed, setPressed] = useState<string>();
  const { run, busy, failure } = useAction(async ({ uuid, title }: SignerDocument) => {
    setPressed(uuid);
    saveFile(await file(uuid), fileName(title, 'pdf'));
  });
  return (
    <Stack gap={1}>
      <DataTable<SignerDocument>
        caption={t('list')}
        rows={documents}
        rowKey={({ uuid }) => uuid}
        columns={[
          { key: 'title', header: t('document'), render: ({ title }) => title, rowHeader: true },
          {
            key: 'status',
            header: t('status'),
            render: (document) => {
              const reading = readingOf(document);
              return <Badge tone={TONE[reading]}>{t(reading)}</Badge>;
            },
          },
          {
            key: 'actions',
            header: t('actions'),
            render: (document) => (
              <Stack direction="row" gap={2} align="baseline">
                <LinkButton about={document.title} onClick={() => onView(document.uuid)}>
                  {t('view')}
                </LinkButton>
                <LinkButton
                  about={document.title}
                  aria-disabled={busy || undefined}
                  onClick={() => run(document)}
                >
                  {t(busy && pressed === document.uuid ? 'downloading' : 'download')}
                </LinkButton>
              </Stack>
            ),
          },
        ]}
      />
      {failure ? <Alert tone="error">{t('downloadFailed')}</Alert> : null}
    </Stack>
  );
}
