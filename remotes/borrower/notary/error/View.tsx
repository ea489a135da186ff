import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import type { Notary } from '#src/api/contract/notary.ts';
import { notaryQuery } from '#src/api/queries/notary.ts';
import { message, useCopy } from '#src/brand/copy.tsx';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { CheckAgain } from '#src/features/flow/CheckAgain.tsx';
import { useFlow } from '#src/features/flow/FlowContext.ts';
import { Questions } from '#src/features/notary/failure/Questions.tsx';
import { ANOTHER_TRY, reasonOf } from '#src/features/notary/failure/reasons.ts';
import { lockedUntil, openingTime } from '#src/features/notary/hours/hours.ts';
import { TalkToUs } from '#src/features/shell/TalkToUs.tsx';
import { useRuntime } from '#src/platform/runtime.ts';
import { Actions } from '#src/ui/layout/Actions.tsx';
import { Button } from '#src/ui/primitives/Button.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { LinkButton } from '#src/ui/primitives/LinkButton.tsx';
import { Spinner } from '#src/ui/primitives/Spinner.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { copy } from './copy.ts';
import { IdRejected } from './IdRejected.tsx';

export const title = message(copy, 'pageTitle');

/** What happened, from when on one may try again, the other way, and a person to ask. */
export function View() {
  const { api } = useRuntime();
  const { uuid } = useApplication();
  const { data, isFetchedAfterMount, refetch } = useQuery(notaryQuery(api, uuid));
  // What was known before the session is over.
  if (!isFetchedAfterMount) return <Spinner />;
  return <Failure notary={data} onLook={() => refetch({ throwOnError: true })} />;
}

interface FailureProps {
  /** Undefined when it could not be loaded: the page then leaves out the time and the names. */
  notary: Notary | undefined;
  onLook(): Promise<{ data: Notary | undefined }>;
}

function Failure({ notary, onLook }: FailureProps) {
  const t = useCopy(copy);
  const { leave, now } = useRuntime();
  const flow = useFlow();
  const reason = reasonOf(useLocation().search, notary?.failure);
  const retryAt = lockedUntil(notary?.retryAt, now());
  const mayTry = {
    now: true,
    later: reason === 'NO_NOTARY' ? (notary?.open ?? false) : notary !== undefined && !retryAt,
    never: false,
  }[ANOTHER_TRY[reason]];
  const waits = ANOTHER_TRY[reason] === 'later' && !mayTry;
  const opens = openingTime(notary?.opensAt);

  const look = async () => {
    const [{ data }, hasMoved] = await Promise.all([onLook(), flow.recheck()]);
    return hasMoved || data !== notary;
  };

  return (
    <Stack gap={4}>
      <Stack gap={2}>
        <Heading level={1}>{t(`heading${reason}`)}</Heading>
        {reason !== 'KBA_FAILED' && reason !== 'ID_REJECTED' ? <Text>{t(reason)}</Text> : null}
        {ANOTHER_TRY[reason] === 'later' ? (
          // It changes while the page is open.
          <Stack gap={2} role="status">
            {reason === 'KBA_FAILED' ? (
              <Questions copy={copy} retryAt={retryAt} attemptsLeft={notary?.questionAttemptsLeft} />
            ) : mayTry ? (
              <Text strong>{t('openNow')}</Text>
            ) : opens ? (
              <Text strong>{t('opens', opens)}</Text>
            ) : null}
          </Stack>
        ) : null}
        {reason === 'ID_REJECTED' ? <IdRejected notary={notary} /> : null}
        <Text>{t('safe')}</Text>
        {waits ? <Text>{t('leave')}</Text> : null}
      </Stack>
      <Actions>
        {mayTry ? <Button onClick={flow.toCurrent}>{t('start')}</Button> : null}
        <Button variant={mayTry ? 'secondary' : 'primary'} onClick={() => flow.toChild('schedule')}>
          {t('inPerson')}
        </Button>
        {waits ? null : <LinkButton onClick={() => leave('/dashboard')}>{t('dashboard')}</LinkButton>}
      </Actions>
      {waits ? <CheckAgain copy={copy} check={look} isSecondary /> : null}
      <TalkToUs />
    </Stack>
  );
}
