import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ApiError } from '#src/api/client/apiError.ts';
import { useCopy } from '#src/brand/copy.tsx';
import { fileName } from '#src/platform/blobs.ts';
import { copy as uiCopy } from '#src/ui/copy.ts';
import { PdfViewer } from '#src/ui/document-viewer/PdfViewer.tsx';
import { failureText } from '#src/ui/form/failure.ts';
import { Actions } from '#src/ui/layout/Actions.tsx';
import { Alert } from '#src/ui/primitives/Alert.tsx';
import { useAnnounce } from '#src/ui/primitives/announcer.ts';
import { Button } from '#src/ui/primitives/Button.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { LinkButton } from '#src/ui/primitives/LinkButton.tsx';
import { Spinner } from '#src/ui/primitives/Spinner.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { useHold } from '../flow/FlowContext.ts';
import type { SignerLocation } from '../location-alert/position.ts';
import { AdoptSignature } from './AdoptSignature.tsx';
import { CeremonyEnd } from './CeremonyEnd.tsx';
import { copy } from './copy.ts';
import { DeclineDialog } from './DeclineDialog.tsx';
import { DocumentList } from './DocumentList.tsx';
import { SessionTimer } from './SessionTimer.tsx';
import { SigningPlaces } from './SigningPlaces.tsx';
import { useCeremony } from './useCeremony.ts';

export interface CeremonyProps {
  applicationUuid: string;
  /** Where the copies are mailed. */
  email: string;
  location: SignerLocation | undefined;
  /** Everything is signed and sent, and the person has seen the receipt. */
  onDone: () => Promise<void>;
  /** The person stops for now. */
  onStop: () => void;
  /** After the buttons. */
  children?: ReactNode;
}

/** Signing a set of documents: read, adopt a signature, sign place by place, send, keep copies. */
export function Ceremony({ applicationUuid, email, location, onDone, onStop, children }: CeremonyProps) {
  const t = useCopy(copy);
  const ui = useCopy(uiCopy);
  const announce = useAnnounce();
  const ceremony = useCeremony(applicationUuid, location);
  const [declining, setDeclining] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const { query, session, provider, documents, current, adopted, problem, ending } = ceremony;
  // Signing ends the status; the receipt stays until the person goes on.
  useHold(ending !== undefined);

  // After a document is signed the next one takes its place; the person is told and brought there.
  const signedCount = documents.filter(({ signed }) => signed).length;
  const before = useRef<number>(undefined);
  useEffect(() => {
    if (before.current !== undefined && signedCount > before.current) heading.current?.focus();
    before.current = session ? signedCount : undefined;
  }, [session, signedCount]);

  if (query.isPending) return <Spinner label={t('opening')} />;
  if (!session || !provider || !current) {
    return (
      <Alert
        tone="error"
        title={t('openFailed')}
        action={
          <Button variant="secondary" busy={query.isFetching} onClick={() => void query.refetch()}>
            {t('again')}
          </Button>
        }
      >
        {failureText(query.error, ui)}
      </Alert>
    );
  }
  if (ending) {
    return (
      <CeremonyEnd
        ending={ending}
        email={email}
        adopted={ceremony.previous}
        documents={documents.map(({ documentUuid, title }) => ({ uuid: documentUuid, title }))}
        read={provider.read}
        reopening={query.isFetching}
        reopenFailed={query.isError}
        onReopen={() => void ceremony.reopen()}
        onDone={onDone}
      />
    );
  }

  const index = documents.indexOf(current) + 1;
  const isConflict = problem instanceof ApiError && problem.code === 'conflict';
  return (
    <Stack gap={5}>
      <SessionTimer
        key={query.dataUpdatedAt}
        expiresAt={session.expiresAt}
        onStay={() => void ceremony.prolong()}
        onStop={onStop}
        onExpired={ceremony.expire}
      />
      <DocumentList documents={documents} current={current.documentUuid} onOpen={ceremony.open} />
      {ceremony.allSigned ? (
        <Stack as="section">
          <Heading level={2} ref={heading} tabIndex={-1}>
            {t('readyHeading')}
          </Heading>
          <Text>{t('readyText')}</Text>
          <Actions>
            <Button
              size="large"
              busy={ceremony.busy}
              busyLabel={t('finishing')}
              onClick={() => void ceremony.complete()}
            >
              {t('finish')}
            </Button>
          </Actions>
        </Stack>
      ) : null}
      {problem ? (
        <Alert tone="error" title={t('signFailed')}>
          {isConflict ? t('sessionEnded') : failureText(problem, ui)}
        </Alert>
      ) : null}
      <Stack as="section">
        <Heading level={2} ref={ceremony.allSigned ? undefined : heading} tabIndex={-1}>
          {current.title}
        </Heading>
        <Text muted>{t('position', { index, count: documents.length })}</Text>
        <PdfViewer
          key={current.documentUuid}
          title={current.title}
          fileName={fileName(current.title, 'pdf')}
          load={() => provider.read(current.documentUuid)}
        />
      </Stack>
      {ceremony.allSigned || current.signed ? null : adopted ? (
        <SigningPlaces
          key={`${current.documentUuid}-places`}
          document={current}
          adopted={adopted}
          busy={ceremony.busy}
          onFinish={(tagIds) =>
            void ceremony
              .sign(current, adopted, tagIds)
              .then(() => announce(t('progressText', { done: signedCount + 1, count: documents.length })))
          }
        />
      ) : (
        <AdoptSignature
          signerName={session.signerName}
          initials={session.initials}
          before={ceremony.previous}
          onAdopt={ceremony.adopt}
        />
      )}
      {ceremony.allSigned ? null : (
        <Actions>
          {adopted ? (
            <LinkButton onClick={ceremony.changeSignature}>{t('changeSignature')}</LinkButton>
          ) : null}
          <LinkButton onClick={() => setDeclining(true)}>{t('decline')}</LinkButton>
          {children}
        </Actions>
      )}
      <DeclineDialog open={declining} onClose={() => setDeclining(false)} onDecline={ceremony.decline} />
    </Stack>
  );
}
