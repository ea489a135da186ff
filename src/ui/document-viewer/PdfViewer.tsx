import { useState } from 'react';
import styled from 'styled-components';
import { useCopy } from '#src/brand/copy.tsx';
import { saveFile } from '#src/platform/blobs.ts';
import { SupportPhone } from '#src/ui/primitives/SupportLinks.tsx';
import { Actions } from '../layout/Actions.tsx';
import { Alert } from '../primitives/Alert.tsx';
import { Button } from '../primitives/Button.tsx';
import { Spinner } from '../primitives/Spinner.tsx';
import { Stack } from '../primitives/Stack.tsx';
import { space, TIGHT } from '../primitives/styles.ts';
import { Text } from '../primitives/Text.tsx';
import { copy } from './copy.ts';
import { PdfPages } from './PdfPages.tsx';
import type { OpenPdf } from './pdf.ts';
import { usePdf } from './usePdf.ts';

/** As large empty as full: what is below must not move under a finger when the document arrives. */
const Frame = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(2)};
  block-size: min(85vh, 60em);
  min-block-size: 20em;
  /* What stands around the pages may be higher than the screen. */
  ${TIGHT} {
    block-size: auto;
  }
`;

const onDemand: OpenPdf = async (bytes) =>
  (await import(/* webpackChunkName: "pdf" */ './pdfEngine.ts')).openPdf(bytes);

export interface PdfViewerProps {
  /** Of the document; names the scrolling region. */
  title: string;
  /** The bytes. Called again by "Try again". Another document: give another `key`. */
  load(): Promise<Blob>;
  /** Once, when the end came into view or was skipped to. Never for a document that could not be shown. */
  onReachedEnd?(): void;
  fileName?: string;
  /** Of the document, from 1; brought into view when it changes. */
  page?: number | undefined;
  /** Another PDF library; tests use it. */
  open?: OpenPdf;
}

const nothing = () => {};

/** Shows a PDF and tells when its end was reached. */
export function PdfViewer(props: PdfViewerProps) {
  const [attempt, setAttempt] = useState(0);
  return <Attempt key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />;
}

interface AttemptProps extends PdfViewerProps {
  onRetry(): void;
}

function Attempt(props: AttemptProps) {
  const { title, load, onReachedEnd = nothing, fileName, page, open = onDemand, onRetry } = props;
  const t = useCopy(copy);
  const { state, fail } = usePdf(load, open);
  const [noDownload, setNoDownload] = useState(false);
  const name = fileName ?? `${title}.pdf`;

  const downloadInstead = async () => {
    setNoDownload(false);
    try {
      const loaded = state.status === 'failed' ? state.blob : undefined;
      saveFile(loaded ?? (await load()), name);
    } catch {
      setNoDownload(true);
    }
  };

  return (
    <Stack gap={2}>
      {state.status === 'failed' ? (
        <Alert
          tone="error"
          title={t('failed')}
          action={
            <Actions>
              <Button onClick={onRetry}>{t('retry')}</Button>
              <Button variant="secondary" onClick={() => void downloadInstead()}>
                {t('downloadInstead')}
              </Button>
            </Actions>
          }
        >
          {noDownload ? t.rich('downloadFailed', { phone: <SupportPhone /> }) : null}
        </Alert>
      ) : (
        <Frame>
          {state.status === 'loading' ? (
            <Spinner label={t('loading')} />
          ) : (
            <PdfPages
              title={title}
              fileName={name}
              blob={state.blob}
              document={state.document}
              page={page}
              onReachedEnd={onReachedEnd}
              onFail={fail}
            />
          )}
        </Frame>
      )}
      <Text small muted>
        {t.rich('notice', { phone: <SupportPhone /> })}
      </Text>
    </Stack>
  );
}
