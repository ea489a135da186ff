import { useQuery } from '@tanstack/react-query';
import { useCopy } from '#src/brand/copy.tsx';
import { useFlow } from '#src/features/flow/FlowContext.ts';
import { Loaded } from '#src/features/loading/Loaded.tsx';
import { useNewHeading } from '#src/features/screens/useNewHeading.ts';
import { useNamedPage } from '#src/features/screens/usePages.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import type { OpenPdf } from '#src/ui/document-viewer/pdf.ts';
import { Actions } from '#src/ui/layout/Actions.tsx';
import { Button } from '#src/ui/primitives/Button.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { type SignerDocument, signerDocumentsQuery } from '../document-file/queries.ts';
import { useSigner } from '../flow/SignerContext.ts';
import { copy } from './copy.ts';
import { DocumentTable } from './DocumentTable.tsx';
import { ReadDocument } from './ReadDocument.tsx';
import { readingOf } from './reading.ts';

/** The page of the list itself, in the address beside the uuids of documents. */
const LIST = 'all';

/** The list of a signer's documents, and the one that is open, which is in the address so that Back closes it. */
export function Documents({ open }: { open?: OpenPdf }) {
  const t = useCopy(copy);
  const { api } = useRuntime();
  const { applicationUuid } = useSigner();
  const query = useQuery(signerDocumentsQuery(api, applicationUuid));
  const [named] = useNamedPage();
  const document = query.data?.documents.find(({ uuid }) => uuid === named);
  const box = useNewHeading(query.data ? (document?.uuid ?? LIST) : 'loading');
  return (
    <div ref={box}>
      {document ? (
        <Opened key={document.uuid} document={document} documents={query.data?.documents ?? []} open={open} />
      ) : (
        <Stack gap={3}>
          <Heading level={1}>{t('heading')}</Heading>
          <Loaded query={query} failed={t('loadFailed')}>
            {({ documents }) => <Listed documents={documents} />}
          </Loaded>
        </Stack>
      )}
    </div>
  );
}

const unread = (documents: readonly SignerDocument[]) =>
  documents.filter((document) => readingOf(document) === 'toRead');

interface OpenedProps {
  document: SignerDocument;
  documents: readonly SignerDocument[];
  open: OpenPdf | undefined;
}

/** One document takes the page, until it is read or closed. */
function Opened({ document, documents, open }: OpenedProps) {
  const { status } = useSigner();
  const flow = useFlow();
  const [, go] = useNamedPage();
  return (
    <ReadDocument
      document={document}
      open={open}
      onClose={() => go(LIST)}
      onRead={async () => {
        const next = unread(documents).find(({ uuid }) => uuid !== document.uuid);
        if (next) return go(next.uuid);
        // The last one: the status leads on.
        return status === 'ID_VERIFIED' ? flow.advance() : go(LIST);
      }}
    />
  );
}

function Listed({ documents }: { documents: readonly SignerDocument[] }) {
  const t = useCopy(copy);
  const { status } = useSigner();
  const flow = useFlow();
  const [, go] = useNamedPage();
  const left = unread(documents);
  const isSigned = status === 'SIGNED';

  if (documents.length === 0) return <Text>{t('none')}</Text>;
  return (
    <Stack gap={4}>
      <Stack gap={1}>
        <Text>{t(isSigned ? 'introSigned' : left.length > 0 ? 'intro' : 'introRead')}</Text>
        {left.length > 0 && !isSigned ? <Text strong>{t('mustRead', { count: left.length })}</Text> : null}
      </Stack>
      <DocumentTable documents={documents} onView={(uuid) => go(uuid)} />
      <Actions>
        {left[0] && !isSigned ? (
          <Button size="large" onClick={() => go(left[0]?.uuid ?? LIST)}>
            {t('next')}
          </Button>
        ) : (
          <Button size="large" onClick={flow.toCurrent}>
            {t('continue')}
          </Button>
        )}
      </Actions>
    </Stack>
  );
}
