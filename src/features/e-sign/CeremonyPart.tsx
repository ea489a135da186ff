import { type ReactNode, type RefObject, useState } from 'react';
import { useCopy } from '#src/brand/copy.tsx';
import { Actions } from '#src/ui/layout/Actions.tsx';
import { Alert } from '#src/ui/primitives/Alert.tsx';
import { useAnnounce } from '#src/ui/primitives/announcer.ts';
import { Button } from '#src/ui/primitives/Button.tsx';
import { CollapsibleSection } from '#src/ui/primitives/Details.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { LinkButton } from '#src/ui/primitives/LinkButton.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { AdoptSignature } from './AdoptSignature.tsx';
import { copy } from './copy.ts';
import { DeclineDialog } from './DeclineDialog.tsx';
import { DocumentList } from './DocumentList.tsx';
import { ReadDocuments } from './ReadDocuments.tsx';
import { SignDocument } from './SignDocument.tsx';
import { SignedDocument } from './SignedDocument.tsx';
import type { OpenCeremony } from './useCeremony.ts';
import type { CeremonyProgress } from './useCeremonyProgress.ts';

interface PartProps {
  ceremony: OpenCeremony;
  progress: CeremonyProgress;
  heading: RefObject<HTMLHeadingElement | null>;
  /** After the buttons. */
  children?: ReactNode;
}

/** One step of the ceremony, with what can be done beside it at any time. */
export function CeremonyPart(props: PartProps) {
  const { ceremony } = props;
  const [declining, setDeclining] = useState(false);
  const actions = <OtherActions {...props} onDecline={() => setDeclining(true)} />;
  return (
    <>
      {ceremony.allSigned ? (
        <Finish {...props} />
      ) : ceremony.adopted ? (
        <Document {...props} actions={actions} />
      ) : (
        <Adopt {...props} />
      )}
      {ceremony.adopted && !ceremony.allSigned ? null : actions}
      {declining ? <DeclineDialog onClose={() => setDeclining(false)} onDecline={ceremony.decline} /> : null}
    </>
  );
}

function OtherActions({ ceremony, children, onDecline }: PartProps & { onDecline(): void }) {
  const t = useCopy(copy);
  return (
    <Actions>
      {ceremony.adopted && !ceremony.allSigned ? (
        <LinkButton onClick={ceremony.changeSignature}>{t('changeSignature')}</LinkButton>
      ) : null}
      <LinkButton onClick={onDecline}>{t('decline')}</LinkButton>
      {children}
    </Actions>
  );
}

function Problem({ ceremony: { problem, allSigned } }: Pick<PartProps, 'ceremony'>) {
  const t = useCopy(copy);
  if (!problem) return null;
  return (
    <Alert tone="error" title={t(allSigned ? 'finishFailed' : 'signFailed')}>
      {problem}
    </Alert>
  );
}

function Finish({ ceremony, heading }: PartProps) {
  const t = useCopy(copy);
  return (
    <>
      <Stack as="section">
        <Heading level={2} ref={heading} tabIndex={-1}>
          {t('readyHeading')}
        </Heading>
        <Text>{t('readyText')}</Text>
        <Problem ceremony={ceremony} />
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
      <ReadDocuments title={t('readAgain')} documents={ceremony.documents} provider={ceremony.provider} />
    </>
  );
}

function Adopt({ ceremony, heading }: PartProps) {
  const t = useCopy(copy);
  const { session, documents, provider } = ceremony;
  return (
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
  );
}

/** The document in turn: to be signed, or just signed with the next one waiting. */
function Document({ ceremony, progress, heading, actions }: PartProps & { actions: ReactNode }) {
  const t = useCopy(copy);
  const announce = useAnnounce();
  const { documents, current, next, adopted, provider } = ceremony;
  const { index, count, signedCount } = progress;
  const section = {
    document: current,
    progress: { index, count },
    provider,
    heading,
    children: (
      <>
        <Problem ceremony={ceremony} />
        <CollapsibleSection title={t('documents')} summary={t('progressText', { done: signedCount, count })}>
          <DocumentList documents={documents} current={current.documentUuid} onOpen={ceremony.open} />
        </CollapsibleSection>
        {actions}
      </>
    ),
  };
  const key = current.documentUuid;
  if (!adopted) return null;
  if (current.signed && next)
    return <SignedDocument key={key} {...section} nextTitle={next.title} onNext={() => ceremony.open()} />;
  const sign = async (tagIds: string[]) => {
    if (await ceremony.sign(current, adopted, tagIds))
      announce(t('progressText', { done: signedCount + 1, count }));
  };
  return (
    <SignDocument
      key={key}
      {...section}
      adopted={adopted}
      busy={ceremony.busy}
      onFinish={(tagIds) => void sign(tagIds)}
    />
  );
}
