import { useQuery } from '@tanstack/react-query';
import { identityVerificationQuery } from '#src/api/queries/identityVerification.ts';
import { useDraft } from '#src/features/drafts/useDraft.ts';
import { useApplication } from '#src/features/flow/ApplicationContext.ts';
import { WayOut } from '#src/features/form/WayOut.tsx';
import { IdentityCapture } from '#src/features/identity-capture/IdentityCapture.tsx';
import type { Captured } from '#src/features/identity-capture/model.ts';
import { Loaded } from '#src/features/loading/Loaded.tsx';
import { useRuntime } from '#src/platform/runtime.ts';
import { usePolledQuery } from '#src/platform/usePolling.ts';
import { Spinner } from '#src/ui/primitives/Spinner.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { useIdentityPort } from './useIdentityPort.ts';

/** While the document is being read. */
const LOOK_EVERY_MS = 1000;

/** The applicant's ID; the capture itself is shared with additional signers. */
export function View() {
  const { api } = useRuntime();
  const { uuid } = useApplication();
  const draft = useDraft<Captured>('identity');
  const query = useQuery(identityVerificationQuery(api, uuid));
  usePolledQuery(query, { everyMs: LOOK_EVERY_MS, active: query.data?.state === 'PROCESSING' });
  const port = useIdentityPort(query.data, draft);
  if (!draft.loaded) return <Spinner />;
  return (
    <Loaded query={query}>
      {() => (
        <Stack gap={2}>
          <IdentityCapture port={port} />
          <div>
            <WayOut />
          </div>
        </Stack>
      )}
    </Loaded>
  );
}
