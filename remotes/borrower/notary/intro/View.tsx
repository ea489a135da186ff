import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { type ReactNode, useId } from 'react';
import { getNotary, type Notary } from '#src/api/contract/notary.ts';
import type { Status } from '#src/api/contract/status.ts';
import { notaryQuery } from '#src/api/queries/notary.ts';
import { message, useCopy } from '#src/brand/copy.tsx';
import { isInPersonOnly } from '#src/domain/notary/notaryAppointments.ts';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { LoadFailed } from '#src/features/loading/LoadFailed.tsx';
import { useRuntime } from '#src/platform/runtime.ts';
import { usePolledQuery } from '#src/platform/usePolling.ts';
import { Alert } from '#src/ui/primitives/Alert.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { Spinner } from '#src/ui/primitives/Spinner.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { cancelledAtom } from '../cancelledAtom.ts';
import { copy } from './copy.ts';
import { InPerson } from './InPerson.tsx';
import { Online } from './Online.tsx';
import { AttorneyReview, Preparing, WaitingPeriod } from './Waits.tsx';

export const title = message(copy, 'pageTitle');

/** Opening hours and the other signers change while the page is open. */
const REFRESH_MS = 60_000;

type Variant = 'preparing' | 'attorney' | 'waiting' | 'inPerson' | 'online';

const BY_STATUS: Readonly<Record<string, Variant>> = {
  GEN_NOTARY_DISCLOSURE: 'preparing',
  ATTORNEY_REVIEW: 'attorney',
  NOTARY_WAITING_PERIOD: 'waiting',
};
const HEADING = {
  preparing: 'preparingHeading',
  attorney: 'attorneyHeading',
  waiting: 'waitingHeading',
  inPerson: 'inPersonHeading',
  online: 'heading',
} as const satisfies Record<Variant, string>;

function variantOf({ checklistStatus, manualNotary }: Status, state: string, notary?: Notary): Variant {
  const byStatus = BY_STATUS[checklistStatus ?? ''];
  if (byStatus) return byStatus;
  if (isInPersonOnly(manualNotary, state) || notary?.mode === 'MANUAL') return 'inPerson';
  return notary && !notary.ready ? 'preparing' : 'online';
}

/** One page whose heading stays the same element, so that the focus is not lost when the facts arrive. */
export function View() {
  const t = useCopy(copy);
  const { api } = useRuntime();
  const { uuid, heloc, status } = useApplication();
  const query = useQuery({
    // A new status is a new situation: it starts from fresh facts.
    queryKey: [...notaryQuery(api, uuid).queryKey, status.checklistStatus],
    queryFn: ({ signal }) => api.call(getNotary, { params: { uuid }, signal }),
    refetchOnWindowFocus: true,
  });
  usePolledQuery(query, { everyMs: REFRESH_MS });
  const notary = query.data;
  const variant = variantOf(status, heloc.property.state, notary);

  // Until the answer is there, what the application knows.
  const signers = notary?.signers ?? heloc.helocSigners;

  const isCancelled = useAtomValue(cancelledAtom) === uuid && !heloc.notary?.reservedFor;
  const cancelledId = useId();

  const content = (): ReactNode => {
    if (variant === 'preparing') return <Preparing signers={signers} />;
    if (variant === 'attorney') return <AttorneyReview signers={signers} />;
    if (query.isPending) return <Spinner />;
    if (variant === 'waiting') {
      const earliest = notary?.earliestDate ?? heloc.dates.notaryEarliest;
      return <WaitingPeriod earliest={earliest} signers={signers} />;
    }
    if (variant === 'inPerson') return <InPerson fee={notary?.fee} signers={signers} />;
    if (notary) return <Online notary={notary} onClosed={() => query.refetch()} />;
    return (
      <LoadFailed onRetry={() => void query.refetch()} busy={query.isFetching} again={t('tryAgain')}>
        {t('loadFailed')}
      </LoadFailed>
    );
  };

  return (
    <Stack gap={4}>
      {/* After a cancelled appointment the focus comes here, so that a screen reader reads the message. */}
      <Heading level={1} aria-describedby={isCancelled ? cancelledId : undefined}>
        {t(HEADING[variant])}
      </Heading>
      {isCancelled ? (
        <Alert tone="success" quiet>
          <span id={cancelledId}>{t('cancelled')}</span>
        </Alert>
      ) : null}
      {content()}
    </Stack>
  );
}
