import type { ReactNode } from 'react';
import { useCopy } from '#src/brand/copy.tsx';
import { copy as uiCopy } from '#src/ui/copy.ts';
import { failureText } from '#src/ui/form/failure.tsx';
import { Spinner } from '#src/ui/primitives/Spinner.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { useHold } from '../flow/FlowContext.ts';
import { LoadFailed } from '../loading/LoadFailed.tsx';
import type { SignerLocation } from '../location-alert/position.ts';
import { useRunningSession } from '../session/runningSession.ts';
import { CeremonyEnd } from './CeremonyEnd.tsx';
import { CeremonyPart } from './CeremonyPart.tsx';
import { copy } from './copy.ts';
import { SessionTimer } from './SessionTimer.tsx';
import { isOpen, useCeremony } from './useCeremony.ts';
import { useCeremonyProgress, usePartHeading } from './useCeremonyProgress.ts';
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

/** Signing a set of documents: adopt a signature, read and sign one document after the other, send, keep copies. */
export function Ceremony({ applicationUuid, email, location, onDone, onStop, children }: CeremonyProps) {
  const t = useCopy(copy);
  const ui = useCopy(uiCopy);
  useSignatureFace();
  const ceremony = useCeremony(applicationUuid, location);
  const { query, ending } = ceremony;
  // Signing ends the status; the receipt stays until the person goes on.
  useHold(ending !== undefined);
  useRunningSession(isOpen(ceremony) && !ending);
  const progress = useCeremonyProgress(ceremony);
  const heading = usePartHeading(ceremony);

  if (query.isPending) return <Spinner label={t('opening')} />;
  if (!isOpen(ceremony)) {
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
        documents={ceremony.documents.map(({ documentUuid, title }) => ({ uuid: documentUuid, title }))}
        read={ceremony.provider.read}
        reopening={query.isFetching}
        reopenFailed={query.isError}
        onReopen={() => void ceremony.reopen()}
        onDone={onDone}
      >
        {children}
      </CeremonyEnd>
    );
  }
  return (
    <Stack gap={4}>
      <SessionTimer
        key={query.dataUpdatedAt}
        expiresAt={ceremony.session.expiresAt}
        onStay={() => void ceremony.prolong()}
        onStop={onStop}
        onExpired={ceremony.expire}
      />
      <CeremonyPart ceremony={ceremony} progress={progress} heading={heading}>
        {children}
      </CeremonyPart>
    </Stack>
  );
}
