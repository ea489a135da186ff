import { useQuery } from '@tanstack/react-query';
import { message } from '#src/brand/copy.tsx';
import { DraftActions } from '#src/features/drafts/DraftActions.tsx';
import { type Draft, useDraft } from '#src/features/drafts/useDraft.ts';
import { WithDraft } from '#src/features/drafts/WithDraft.tsx';
import { copy } from '#src/features/identity-capture/copy.ts';
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
import { NameForm } from '../name/NameForm.tsx';
import { signerIdentityQuery } from './queries.ts';
import { UnderReview } from './UnderReview.tsx';
import { useSignerIdentity } from './useSignerIdentity.ts';

export const title = message(copy, 'heading');

/** While the document is being read. */
const POLL_INTERVAL_MS = 1000;

/** The name on the deed first: the ID is compared with it. */
export function View() {
  const { nameConfirmedAt } = useSigner();
  const box = useNewHeading(nameConfirmedAt ? 'id' : 'name');
  return <div ref={box}>{nameConfirmedAt ? <Document /> : <NameForm />}</div>;
}

function Document() {
  const { api } = useRuntime();
  const { applicationUuid } = useSigner();
  const draft = useDraft<Captured>();
  const query = useQuery(signerIdentityQuery(api, applicationUuid));
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

function Identity({ draft, verification }: { draft: Draft<Captured>; verification: Verification }) {
  const port = useIdentityPort(useSignerIdentity(), verification, draft);
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
