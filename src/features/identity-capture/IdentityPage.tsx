import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { usePolledQuery } from '#src/platform/usePolling.ts';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { DraftActions } from '../drafts/DraftActions.tsx';
import { type Draft, useDraft } from '../drafts/useDraft.ts';
import { WithDraft } from '../drafts/WithDraft.tsx';
import { Loaded } from '../loading/Loaded.tsx';
import { useNewHeading } from '../screens/useNewHeading.ts';
import { TalkToUs } from '../shell/TalkToUs.tsx';
import { IdentityCapture } from './IdentityCapture.tsx';
import type { Captured, Verification } from './model.ts';
import { type ReviewCopy, UnderReview } from './UnderReview.tsx';
import { type IdentityCheck, useIdentityPort } from './useIdentityPort.ts';

/** While the document is being read. */
const POLL_INTERVAL_MS = 1000;

interface IdentityPageProps {
  check: IdentityCheck;
  reviewCopy: ReviewCopy;
  /** Where the result of a review is mailed. */
  email: string;
  /** Beside what is said of the draft. */
  actions?: ReactNode;
}

/** The check of somebody's ID: captured, read, confirmed, or looked at by a person (docs/rules.md#identity-documents). */
export function IdentityPage(props: IdentityPageProps) {
  const draft = useDraft<Captured>();
  const query = useQuery(props.check.query);
  usePolledQuery(query, { everyMs: POLL_INTERVAL_MS, active: query.data?.state === 'PROCESSING' });
  return (
    <WithDraft draft={draft}>
      {() => (
        <Loaded query={query}>
          {(verification) => <Identity {...props} draft={draft} verification={verification} />}
        </Loaded>
      )}
    </WithDraft>
  );
}

interface IdentityProps extends IdentityPageProps {
  draft: Draft<Captured>;
  verification: Verification;
}

function Identity({ check, reviewCopy, email, actions = null, draft, verification }: IdentityProps) {
  const port = useIdentityPort(check, verification, draft);
  const isReviewed = verification.state === 'MANUAL_REVIEW';
  const box = useNewHeading(isReviewed ? 'review' : 'capture');
  return (
    <div ref={box}>
      {isReviewed ? (
        <UnderReview review={verification.review} query={check.query} copy={reviewCopy} email={email} />
      ) : (
        <Stack gap={2}>
          <IdentityCapture port={port} />
          <DraftActions draft={draft}>{actions}</DraftActions>
          {verification.state === 'FAILED' ? <TalkToUs /> : null}
        </Stack>
      )}
    </div>
  );
}
