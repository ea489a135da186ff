import { useQuery } from '@tanstack/react-query';
import type { ResponseOf } from '#src/api/contract/endpoint.ts';
import type { getIdentityVerification } from '#src/api/contract/identityVerification.ts';
import { identityVerificationQuery } from '#src/api/queries/identityVerification.ts';
import { message } from '#src/brand/copy.tsx';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { LeaveActions } from '#src/features/application/LeaveActions.tsx';
import { DraftActions } from '#src/features/drafts/DraftActions.tsx';
import { type Draft, useDraft } from '#src/features/drafts/useDraft.ts';
import { WithDraft } from '#src/features/drafts/WithDraft.tsx';
import { copy } from '#src/features/identity-capture/copy.ts';
import { IdentityCapture } from '#src/features/identity-capture/IdentityCapture.tsx';
import type { Captured } from '#src/features/identity-capture/model.ts';
import { useIdentityPort } from '#src/features/identity-capture/useIdentityPort.ts';
import { Loaded } from '#src/features/loading/Loaded.tsx';
import { useNewHeading } from '#src/features/screens/useNewHeading.ts';
import { TalkToUs } from '#src/features/shell/TalkToUs.tsx';
import { useRuntime } from '#src/platform/runtime.ts';
import { usePolledQuery } from '#src/platform/usePolling.ts';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { UnderReview } from './UnderReview.tsx';
import { useIdentityCheck } from './useIdentityCheck.ts';

export const title = message(copy, 'heading');

/** While the document is being read. */
const POLL_INTERVAL_MS = 1000;

/** The applicant's ID; the capture itself is shared with additional signers. */
export function View() {
  const { api } = useRuntime();
  const { uuid } = useApplication();
  const draft = useDraft<Captured>();
  const query = useQuery(identityVerificationQuery(api, uuid));
  usePolledQuery(query, { everyMs: POLL_INTERVAL_MS, active: query.data?.state === 'PROCESSING' });
  return (
    <WithDraft draft={draft}>
      {() => (
        <Loaded query={query}>
          {(verification) => <Identity draft={draft} verification={verification} />}
        </Loaded>
      )}
    </WithDraft>
  );
}

interface IdentityProps {
  draft: Draft<Captured>;
  verification: ResponseOf<typeof getIdentityVerification>;
}

function Identity({ draft, verification }: IdentityProps) {
  const port = useIdentityPort(useIdentityCheck(), verification, draft);
  const isReviewed = verification.state === 'MANUAL_REVIEW';
  const box = useNewHeading(isReviewed ? 'review' : 'capture');
  return (
    <div ref={box}>
      {isReviewed ? (
        <UnderReview review={verification.review} />
      ) : (
        <Stack gap={2}>
          <IdentityCapture port={port} />
          <DraftActions draft={draft}>
            <LeaveActions />
          </DraftActions>
          {verification.state === 'FAILED' ? <TalkToUs /> : null}
        </Stack>
      )}
    </div>
  );
}
