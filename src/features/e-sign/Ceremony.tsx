import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useCopy } from '#src/brand/copy.tsx';
import { copy as uiCopy } from '#src/ui/copy.ts';
import { failureText } from '#src/ui/form/failure.tsx';
import { Actions } from '#src/ui/layout/Actions.tsx';
import { Alert } from '#src/ui/primitives/Alert.tsx';
import { useAnnounce } from '#src/ui/primitives/announcer.ts';
import { Button } from '#src/ui/primitives/Button.tsx';
import { CollapsibleSection } from '#src/ui/primitives/Details.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { LinkButton } from '#src/ui/primitives/LinkButton.tsx';
import { Spinner } from '#src/ui/primitives/Spinner.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { useHold } from '../flow/FlowContext.ts';
import { LoadFailed } from '../loading/LoadFailed.tsx';
import type { SignerLocation } from '../location-alert/position.ts';
import { useSubstep } from '../shell/substep.ts';
import { AdoptSignature } from './AdoptSignature.tsx';
import { CeremonyEnd } from './CeremonyEnd.tsx';
import { copy } from './copy.ts';
import { DeclineDialog } from './DeclineDialog.tsx';
import { DocumentList } from './DocumentList.tsx';
import { ReadDocuments } from './ReadDocuments.tsx';
import { SessionTimer } from './SessionTimer.tsx';
import { SignDocument } from './SignDocument.tsx';
import { SignedDocument } from './SignedDocument.tsx';
import type { Adopted } from './schema.ts';
import { useCeremony } from './useCeremony.ts';
import { useSignatureFace } from './useSignatureFace.ts';

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

/** What is shown of it; each document is a part. */
function partOf({ ending, current, allSigned, adopted }: ReturnType<typeof useCeremony>): string | undefined {
  if (ending) return ending.kind;
  if (!current) return undefined;
  if (allSigned) return 'ready';
  return adopted ? current.documentUuid : 'adopt';
}

/** Signing a set of documents: adopt a signature, read and sign one document after the other, send, keep copies. */
export function Ceremony({ applicationUuid, email, location, onDone, onStop, children }: CeremonyProps) {
  const t = useCopy(copy);
  const ui = useCopy(uiCopy);
  const announce = useAnnounce();
  useSignatureFace();
  const ceremony = useCeremony(applicationUuid, location);
  const [declining, setDeclining] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const { query, session, provider, documents, current, next, adopted, problem, ending } = ceremony;
  // Signing ends the status; the receipt stays until the person goes on.
  useHold(ending !== undefined);

  const signedCount = documents.filter(({ signed }) => signed).length;
  const progress = { index: current ? documents.indexOf(current) + 1 : 0, count: documents.length };
  const hasBegun = adopted !== undefined || signedCount > 0;
  // The signature comes before the documents, and sending them after.
  useSubstep({
    text: adopted && !ceremony.allSigned ? t('position', progress) : undefined,
    step: ceremony.allSigned ? progress.count + 2 : hasBegun ? progress.index + 1 : 1,
    count: progress.count + 2,
  });

  // Each part takes the place of the one before; the person is brought to its heading. The end has one of its own.
  const part = partOf(ceremony);
  const before = useRef<string>(undefined);
  useEffect(() => {
    if (part && before.current) {
      heading.current?.scrollIntoView?.({ block: 'start' });
      heading.current?.focus();
    }
    before.current = part ?? before.current;
  }, [part]);

  if (query.isPending) return <Spinner label={t('opening')} />;
  if (!session || !provider || !current) {
    return (
      <LoadFailed
        title={t('openFailed')}
        onRetry={() => void query.refetch()}
        busy={query.isFetching}
        again={t('again')}
      >
        {failureText(query.error, ui)}
      </LoadFailed>
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
      >
        {children}
      </CeremonyEnd>
    );
  }

  const failure = problem ? (
    <Alert tone="error" title={t(ceremony.allSigned ? 'finishFailed' : 'signFailed')}>
      {problem}
    </Alert>
  ) : null;
  const others = (
    <Actions>
      {adopted && !ceremony.allSigned ? (
        <LinkButton onClick={ceremony.changeSignature}>{t('changeSignature')}</LinkButton>
      ) : null}
      <LinkButton onClick={() => setDeclining(true)}>{t('decline')}</LinkButton>
      {children}
    </Actions>
  );
  const section = {
    document: current,
    progress,
    provider,
    heading,
    children: (
      <>
        {failure}
        <CollapsibleSection
          title={t('documents')}
          summary={t('progressText', { done: signedCount, count: documents.length })}
        >
          <DocumentList documents={documents} current={current.documentUuid} onOpen={ceremony.open} />
        </CollapsibleSection>
        {others}
      </>
    ),
  };
  const sign = async (signature: Adopted, tagIds: string[]) => {
    if (await ceremony.sign(current, signature, tagIds))
      announce(t('progressText', { done: signedCount + 1, count: documents.length }));
  };
  return (
    <Stack gap={4}>
      <SessionTimer
        key={query.dataUpdatedAt}
        expiresAt={session.expiresAt}
        onStay={() => void ceremony.prolong()}
        onStop={onStop}
        onExpired={ceremony.expire}
      />
      {ceremony.allSigned ? (
        <>
          <Stack as="section">
            <Heading level={2} ref={heading} tabIndex={-1}>
              {t('readyHeading')}
            </Heading>
            <Text>{t('readyText')}</Text>
            {failure}
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
          <ReadDocuments title={t('readAgain')} documents={documents} provider={provider} />
        </>
      ) : adopted && current.signed && next ? (
        <SignedDocument
          key={current.documentUuid}
          {...section}
          nextTitle={next.title}
          onNext={() => ceremony.open()}
        />
      ) : adopted ? (
        <SignDocument
          key={current.documentUuid}
          {...section}
          adopted={adopted}
          busy={ceremony.busy}
          onFinish={(tagIds) => void sign(adopted, tagIds)}
        />
      ) : (
        <>
          <AdoptSignature
            signerName={session.signerName}
            initials={session.initials}
            before={ceremony.previous}
            onAdopt={ceremony.adopt}
            heading={heading}
          />
          <ReadDocuments title={t('readFirst')} documents={documents} provider={provider} />
        </>
      )}
      {adopted && !ceremony.allSigned ? null : others}
      {declining ? <DeclineDialog onClose={() => setDeclining(false)} onDecline={ceremony.decline} /> : null}
    </Stack>
  );
}
