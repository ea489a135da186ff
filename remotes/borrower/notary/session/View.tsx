import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { message, useCopy } from '#src/brand/copy.tsx';
import { isOpenSession, type NotaryState } from '#src/domain/notary/notarySession.ts';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { useFlow } from '#src/features/flow/FlowContext.ts';
import { LeaveGuard } from '#src/features/leave-guard/LeaveGuard.tsx';
import { useForgetLocation } from '#src/features/location-alert/useLocationAlert.tsx';
import { useSubstep } from '#src/features/shell/substep.ts';
import { Actions } from '#src/ui/layout/Actions.tsx';
import { Alert } from '#src/ui/primitives/Alert.tsx';
import { useAnnounce } from '#src/ui/primitives/announcer.ts';
import { Button } from '#src/ui/primitives/Button.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { Spinner } from '#src/ui/primitives/Spinner.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { useCall } from '../call/useCall.ts';
import { type StoredSession, useSessionStore } from '../sessionStore.ts';
import { copy } from './copy.ts';
import { Room } from './Room.tsx';
import { SessionFailed } from './SessionFailed.tsx';
import { useNotarySession } from './useNotarySession.ts';
import { useSessionCompletion } from './useSessionCompletion.ts';
import { WaitingRoom } from './WaitingRoom.tsx';

export const title = message(copy, 'heading');

export function View() {
  const { uuid } = useApplication();
  const flow = useFlow();
  const sessions = useSessionStore(uuid);
  const [stored] = useState(sessions.read);
  const back = useEffectEvent(flow.toCurrent);
  // A session begins on the page before, with the consent to its recording.
  useEffect(() => {
    if (!stored) back();
  }, [stored]);
  return stored ? <Session stored={stored} /> : null;
}

/** With the notary, by what is done there. */
const TOGETHER: Readonly<
  Partial<Record<NotaryState, 'joinedHeading' | 'questionsHeading' | 'signingHeading'>>
> = {
  NOTARY_JOINED: 'joinedHeading',
  IDENTITY_QUESTIONS: 'questionsHeading',
  SIGNING: 'signingHeading',
};

function Session({ stored }: { stored: StoredSession }) {
  const t = useCopy(copy);
  const flow = useFlow();
  const { uuid } = useApplication();
  const announce = useAnnounce();
  const forgetLocation = useForgetLocation(uuid);
  const { session, state, ending, unreachable, sign, forget } = useNotarySession(stored);
  const completion = useSessionCompletion(ending === 'COMPLETED', forget);
  const together = state && TOGETHER[state];
  useSubstep({ step: ending === 'COMPLETED' ? 3 : together ? 2 : 1, count: 3 });

  const [sound, setSound] = useState(true);
  useCall(together !== undefined, { text: t('ready'), sound });
  const announceHeading = useEffectEvent((heading: NonNullable<typeof together>) =>
    announce(t(heading), { urgent: true }),
  );
  useEffect(() => {
    if (together) announceHeading(together);
  }, [together]);

  const explain = useEffectEvent(() => {
    // The person may be at another location when they retry.
    if (session?.reason === 'LOCATION') forgetLocation();
    flow.toChild('error', {}, { reason: session?.reason ?? '' });
  });
  useEffect(() => {
    if (ending === 'FAILED') explain();
  }, [ending]);

  const content = (): ReactNode => {
    if (ending === 'COMPLETED') return <Completed completion={completion} />;
    if (ending === 'FAILED') return <Spinner />;
    if (ending) return <SessionFailed ending={ending} />;
    if (session && state === 'IN_QUEUE')
      return <WaitingRoom session={session} sound={sound} onSound={setSound} />;
    if (session && together) {
      return (
        <Stack as="section">
          <Heading level={2}>{t(together)}</Heading>
          <Room session={session} onSigned={sign} />
        </Stack>
      );
    }
    return <Spinner label={t(state === 'DROPPED' ? 'reconnecting' : 'connecting')} textAfterMs={0} />;
  };

  return (
    <Stack gap={4}>
      <Heading level={1}>{t('heading')}</Heading>
      {unreachable || (state === 'DROPPED' && !ending) ? (
        <Alert tone="warning">{t('reconnecting')}</Alert>
      ) : null}
      {content()}
      <LeaveGuard
        active={state !== undefined && isOpenSession(state) && !ending}
        title={t('guardTitle')}
        stayLabel={t('guardStay')}
        leaveLabel={t('guardLeave')}
      >
        <Text>{t('guardText')}</Text>
      </LeaveGuard>
    </Stack>
  );
}

function Completed({ completion }: { completion: ReturnType<typeof useSessionCompletion> }) {
  const t = useCopy(copy);
  return (
    <Stack as="section">
      <Heading level={2}>{t('completedHeading')}</Heading>
      {completion.failed ? (
        <>
          <Alert tone="error">{t('completedStuck')}</Alert>
          <Actions>
            <Button onClick={() => void completion.retry()}>{t('continue')}</Button>
          </Actions>
        </>
      ) : (
        <>
          <Text>{t('completedText')}</Text>
          <Spinner />
        </>
      )}
    </Stack>
  );
}
