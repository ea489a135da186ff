import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { putCoDeedDocumentRead } from '#src/api/contract/coDeed.ts';
import { useCopy } from '#src/brand/copy.tsx';
import { useScreenTitle } from '#src/features/screens/pageTitle.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { PdfViewer } from '#src/ui/document-viewer/PdfViewer.tsx';
import type { OpenPdf } from '#src/ui/document-viewer/pdf.ts';
import { useAction } from '#src/ui/form/useAction.ts';
import { Actions } from '#src/ui/layout/Actions.tsx';
import { Alert } from '#src/ui/primitives/Alert.tsx';
import { Button } from '#src/ui/primitives/Button.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { LinkButton } from '#src/ui/primitives/LinkButton.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { type SignerDocument, signerDocumentsQuery } from '../document-file/queries.ts';
import { useSignerFile } from '../document-file/useSignerFile.ts';
import { useSigner } from '../flow/SignerContext.ts';
import { copy } from './copy.ts';

interface ReadDocumentProps {
  document: SignerDocument;
  /** What must be read is read to its end. */
  onRead(): Promise<unknown>;
  onClose(): void;
  /** Another PDF library; tests use it. */
  open?: OpenPdf | undefined;
}

/** One document. That it was read can be said only once its end was in sight (docs/rules.md#reading-a-document). */
export function ReadDocument({ document, onRead, onClose, open }: ReadDocumentProps) {
  const t = useCopy(copy);
  const { api } = useRuntime();
  const { applicationUuid: uuid } = useSigner();
  const queries = useQueryClient();
  const file = useSignerFile();
  useScreenTitle(document.title);
  const [isAtEnd, setAtEnd] = useState(false);
  const asks = document.mustRead && !document.readAt && !document.signedAt;
  const { run, busy, failure } = useAction(async () => {
    await api.call(putCoDeedDocumentRead, { params: { uuid, documentUuid: document.uuid } });
    await queries.invalidateQueries(signerDocumentsQuery(api, uuid));
    await onRead();
  });
  return (
    <Stack gap={2}>
      <Heading level={1}>{document.title}</Heading>
      <PdfViewer
        title={document.title}
        load={() => file(document.uuid)}
        onReachedEnd={() => setAtEnd(true)}
        {...(open ? { open } : {})}
      />
      {failure ? <Alert tone="error">{failure}</Alert> : null}
      <div role="status">{asks && !isAtEnd ? <Text muted>{t('scroll')}</Text> : null}</div>
      <Actions>
        {asks ? (
          <Button busy={busy} aria-disabled={!isAtEnd || undefined} onClick={() => isAtEnd && run()}>
            {t('haveRead')}
          </Button>
        ) : null}
        <LinkButton onClick={onClose}>{t('close')}</LinkButton>
      </Actions>
    </Stack>
  );
}
