import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import { documentsQuery } from '#src/api/queries/documents.ts';
import { useCopy } from '#src/brand/copy.tsx';
import { keptAddress } from '#src/domain/application/routing.ts';
import { parseStatus } from '#src/domain/application/status.ts';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { LeaveActions } from '#src/features/application/LeaveActions.tsx';
import { useFlow } from '#src/features/flow/FlowContext.ts';
import { usePages } from '#src/features/screens/usePages.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import type { OpenPdf } from '#src/ui/document-viewer/pdf.ts';
import { Alert } from '#src/ui/primitives/Alert.tsx';
import { Button } from '#src/ui/primitives/Button.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { LinkButton } from '#src/ui/primitives/LinkButton.tsx';
import { Spinner } from '#src/ui/primitives/Spinner.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { copy } from './copy.ts';
import { DocumentList } from './DocumentList.tsx';
import { ReadDocument } from './ReadDocument.tsx';
import { consentOf, returnFrom, wantedDocuments } from './request.ts';

/** One or several documents, one at a time; which one is in the address, so that Back and reload keep the place. */
export function Disclosures({ open }: { open?: OpenPdf }) {
  const t = useCopy(copy);
  const runtime = useRuntime();
  const { uuid, status } = useApplication();
  const flow = useFlow();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const query = useQuery(documentsQuery(runtime.api, uuid));
  const documents = wantedDocuments(query.data?.documents ?? [], search);
  const count = documents.length;
  const { index, go } = usePages({
    names: documents.map((_, at) => String(at + 1)),
    furthest: count - 1,
    start: 0,
  });
  const document = documents[index];

  // What is agreed to here may be what the status waits for.
  const awaited = parseStatus(status.checklistStatus).kind === 'waiting';
  const isAsked = status.checklistStatus === 'GEN_PRE_SOFT_CREDIT_DISCLOSURE';

  const leave = async () => {
    const to = returnFrom(search, runtime.basePath);
    if (to.kind === 'app') navigate(keptAddress(to.path, search));
    else if (to.kind === 'site') runtime.leave(to.path);
    else if (awaited) await flow.advance();
    else {
      await flow.refresh();
      flow.toCurrent();
    }
  };

  const last = index === count - 1;
  const submitLabel = () => {
    if (!last) return t('next', { number: index + 2, count });
    return document && consentOf(document) && document.status !== 'ACCEPTED' ? t('agree') : t('continue');
  };

  return (
    <Stack gap={3}>
      <Heading level={1}>{t('heading')}</Heading>
      {query.isPending ? <Spinner label={t('loading')} /> : null}
      {query.isError && !query.data ? (
        <Alert
          tone="error"
          title={t('failed')}
          action={<Button onClick={() => void query.refetch()}>{t('retry')}</Button>}
        />
      ) : null}
      {query.data && !document ? <Text>{t('none')}</Text> : null}
      {document ? (
        <>
          {count > 1 ? (
            <>
              <Text muted>{t('position', { number: index + 1, count })}</Text>
              <DocumentList documents={documents} current={index} onOpen={(next) => go(next)} />
            </>
          ) : null}
          <ReadDocument
            key={document.uuid}
            document={document}
            submitLabel={submitLabel()}
            onDone={async () => (last ? leave() : go(index + 1))}
            open={open}
          />
        </>
      ) : null}
      <div>
        {isAsked ? <LeaveActions /> : <LinkButton onClick={() => void leave()}>{t('back')}</LinkButton>}
      </div>
    </Stack>
  );
}
