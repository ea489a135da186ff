import { useQuery } from '@tanstack/react-query';
import { DraftActions } from '#src/features/drafts/DraftActions.tsx';
import { type Draft, useDraft } from '#src/features/drafts/useDraft.ts';
import { WithDraft } from '#src/features/drafts/WithDraft.tsx';
import { IdentityCapture } from '#src/features/identity-capture/IdentityCapture.tsx';
import type { Captured, Verification } from '#src/features/identity-capture/model.ts';
import { useIdentityPort } from '#src/features/identity-capture/useIdentityPort.ts';
import { Loaded } from '#src/features/loading/Loaded.tsx';
import { useNewHeading } from '#src/features/screens/useNewHeading.ts';
import { TalkToUs } from '#src/features/shell/TalkToUs.tsx';
import { useRuntime } from '#src/platform/runtime.ts';
import { usePolledQuery } from '#src/platform/usePolling.ts';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { useSigner } from '../flow/SignerContext.ts';
import { signerIdentityQuery } from './queries.ts';
import { UnderReview } from './UnderReview.tsx';
import { useSignerIdentity } from './useSignerIdentity.ts';

/** While the document is being read. */
const POLL_INTERVAL_MS = 1000;

/**
 * The signer's ID, captured and confirmed (docs/rules.md#identity-documents).
 *
 * @param onStayed where it is asked for once more: the status does not lead on then
 */
export function Document({ onStayed }: { onStayed?: () => unknown }) {
  const { api } = useRuntime();
  const { applicationUuid } = useSigner();
  const draft = useDraft<Captured>();
  const query = useQuery(signerIdentityQuery(api, applicationUuid));
  usePolledQuery(query, { everyMs: POLL_INTERVAL_MS, active: query.data?.state === 'PROCESSING' });
  return (
    <WithDraft draft={draft}>
      {() => (
        <Loaded query={query}>
          {(verification) => <Identity draft={draft} verification={verification} onStayed={onStayed} />}
        </Loaded>
      )}
    </WithDraft>
  );
}

interface IdentityProps {
  draft: Draft<Captured>;
  verification: Verification;
  onStayed: (() => unknown) | undefined;
}

function Identity({ draft, verification, onStayed }: IdentityProps) {
  const port = useIdentityPort(
    { ...useSignerIdentity(), ...(onStayed ? { onStayed } : {}) },
    verification,
    draft,
  );
  const isReviewed = verification.state === 'MANUAL_REVIEW';
  const box = useNewHeading(isReviewed ? 'review' : 'capture');
  return (
    <div ref={box}>
      {isReviewed ? (
        <UnderReview review={verification.review} />
      ) : (
        <Stack gap={2}>
          <IdentityCapture port={port} />
          <DraftActions draft={draft}>{null}</DraftActions>
          {verification.state === 'FAILED' ? <TalkToUs /> : null}
        </Stack>
      )}
    </div>
  );
}
