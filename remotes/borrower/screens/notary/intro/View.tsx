import { useQuery } from '@tanstack/react-query';
import { notaryQuery } from '#src/api/queries/notary.ts';
import { useCopy } from '#src/brand/copy.tsx';
import { useApplication } from '#src/features/flow/ApplicationContext.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { Alert } from '#src/ui/primitives/Alert.tsx';
import { Button } from '#src/ui/primitives/Button.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { Spinner } from '#src/ui/primitives/Spinner.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { copy } from './copy.ts';
import { InPerson } from './InPerson.tsx';
import { Online } from './Online.tsx';
import { AttorneyReview, Preparing, WaitingPeriod } from './Waits.tsx';

/** Opening hours and the other signers change while the page is open. */
const REFRESH_MS = 60_000;

export function View() {
  const { status } = useApplication();
  // A new status is a new page: it starts from fresh facts.
  return <Variant key={status.checklistStatus} />;
}

function Variant() {
  const t = useCopy(copy);
  const { api } = useRuntime();
  const { uuid, heloc, status } = useApplication();
  const query = useQuery({
    ...notaryQuery(api, uuid),
    refetchInterval: REFRESH_MS,
    refetchOnWindowFocus: true,
  });
  if (status.checklistStatus === 'GEN_NOTARY_DISCLOSURE') return <Preparing />;
  if (status.checklistStatus === 'ATTORNEY_REVIEW') return <AttorneyReview />;
  const notary = query.data;
  if (status.checklistStatus === 'NOTARY_WAITING_PERIOD' && !query.isPending) {
    return <WaitingPeriod earliest={notary?.earliestDate ?? heloc.dates.notaryEarliest} />;
  }
  if (!notary) {
    return (
      <Stack gap={4}>
        <Heading level={1}>{t('heading')}</Heading>
        {query.isPending ? (
          <Spinner />
        ) : (
          <Alert
            tone="error"
            action={
              <Button variant="secondary" busy={query.isFetching} onClick={() => void query.refetch()}>
                {t('again')}
              </Button>
            }
          >
            {t('loadFailed')}
          </Alert>
        )}
      </Stack>
    );
  }
  if (status.manualNotary || notary.mode === 'MANUAL') {
    return <InPerson fee={notary.fee} signers={notary.signers} />;
  }
  if (!notary.ready) return <Preparing />;
  return <Online notary={notary} onClosed={() => query.refetch()} />;
}
