import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { notaryQuery } from '#src/api/queries/notary.ts';
import { message, useCopy } from '#src/brand/copy.tsx';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { useFlow } from '#src/features/flow/FlowContext.ts';
import { TalkToUs } from '#src/features/shell/TalkToUs.tsx';
import { useRuntime } from '#src/platform/runtime.ts';
import { Actions } from '#src/ui/layout/Actions.tsx';
import { Button } from '#src/ui/primitives/Button.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { LinkButton } from '#src/ui/primitives/LinkButton.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { lockedUntil, openingTime } from '../hours.ts';
import { copy } from './copy.ts';
import { IdRejected } from './IdRejected.tsx';
import { Questions } from './Questions.tsx';
import { ANOTHER_TRY, reasonOf } from './reasons.ts';

export const title = message(copy, 'pageTitle');

/** What happened, from when on one may try again, the other way, and a person to ask. */
export function View() {
  const t = useCopy(copy);
  const { api, leave, now } = useRuntime();
  const { uuid } = useApplication();
  const flow = useFlow();
  const reason = reasonOf(useLocation().search);
  // Nobody waits for it: without it the page says less about the time and the names.
  const { data, isFetchedAfterMount } = useQuery(notaryQuery(api, uuid));
  // What was known before the session is over.
  const notary = isFetchedAfterMount ? data : undefined;

  const retryAt = lockedUntil(notary?.retryAt, now());
  const mayTry = {
    now: true,
    later: reason === 'NO_NOTARY' ? (notary?.open ?? false) : notary !== undefined && !retryAt,
    never: false,
  }[ANOTHER_TRY[reason]];
  const opens = openingTime(notary?.opensAt);

  return (
    <Stack gap={4}>
      <Stack gap={2}>
        <Heading level={1}>{t(`heading${reason}`)}</Heading>
        {reason !== 'KBA_FAILED' && reason !== 'ID_REJECTED' ? <Text>{t(reason)}</Text> : null}
        {reason === 'KBA_FAILED' && isFetchedAfterMount ? (
          <Questions now={now()} retryAt={retryAt} attemptsLeft={notary?.questionAttemptsLeft} />
        ) : null}
        {reason === 'NO_NOTARY' && notary?.open ? <Text strong>{t('openNow')}</Text> : null}
        {reason === 'NO_NOTARY' && opens ? <Text strong>{t('opens', opens)}</Text> : null}
        {reason === 'ID_REJECTED' && isFetchedAfterMount ? <IdRejected notary={notary} /> : null}
        <Text>{t('safe')}</Text>
      </Stack>
      <Actions>
        {mayTry ? <Button onClick={flow.toCurrent}>{t('start')}</Button> : null}
        <Button variant={mayTry ? 'secondary' : 'primary'} onClick={() => flow.toChild('schedule')}>
          {t('inPerson')}
        </Button>
        <LinkButton onClick={() => leave('/dashboard')}>{t('dashboard')}</LinkButton>
      </Actions>
      <TalkToUs />
    </Stack>
  );
}
