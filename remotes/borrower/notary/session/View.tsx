import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { message, useCopy } from '#src/brand/copy.tsx';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { useFlow } from '#src/features/flow/FlowContext.ts';
import { LeaveGuard } from '#src/features/leave-guard/LeaveGuard.tsx';
import { useCall } from '#src/features/notary/call/useCall.ts';
import { useSubstep } from '#src/features/shell/substep.ts';
import { Actions } from '#src/ui/layout/Actions.tsx';
import { Alert } from '#src/ui/primitives/Alert.tsx';
import { useAnnounce } from '#src/ui/primitives/announcer.ts';
import { Button } from '#src/ui/primitives/Button.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { Spinner } from '#src/ui/primitives/Spinner.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { type StoredSession, useSessionStore } from '../sessionStore.ts';
import { copy } from './copy.ts';
import { Room } from './Room.tsx';
import { SessionFailed } from './SessionFailed.tsx';
import { useArrival } from './useArrival.ts';
import { useNotarySession } from './useNotarySession.ts';
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

function Session({ stored }: { stored: StoredSession }) {
  const t = useCopy(copy);
  const flow = useFlow();
  const announce = useAnnounce();
  const { session, unreachable, lost, sign, forget } = useNotarySession(stored);
  const state = session?.state;
  const arrival = useArrival(state === 'COMPLETED', forget);
  const here = state === 'NOTARY_JOINED' || state === 'SIGNING';
  useSubstep({ step: state === 'COMPLETED' ? 3 : here ? 2 : 1, count: 3 });

  const [sound, setSound] = useState(true);
  useCall(here, { text: t('ready'), sound });
  const say = useEffectEvent(() => announce(t('joinedHeading'), { urgent: true }));
  useEffect(() => {
    if (here) say();
  }, [here]);

  const explain = useEffectEvent(() => flow.toChild('error', {}, { reason: session?.reason ?? '' }));
  useEffect(() => {
    if (state === 'FAILED') explain();
  }, [state]);

  const content = (): ReactNode => {
    if (!session || state === 'CONNECTING') return <Spinner label={t('connecting')} textAfterMs={0} />;
    if (lost) return <SessionFailed ending="lost" />;
    switch (state) {
      case 'IN_QUEUE':
        return <WaitingRoom session={session} sound={sound} onSound={setSound} />;
      case 'NOTARY_JOINED':
      case 'SIGNING':
        return (
          <Stack as="section">
            <Heading level={2}>{t(state === 'SIGNING' ? 'signingHeading' : 'joinedHeading')}</Heading>
            <Room session={session} onSigned={sign} />
          </Stack>
        );
      case 'COMPLETED':
        return (
          <Stack as="section">
            <Heading level={2}>{t('completedHeading')}</Heading>
            {arrival.failed ? (
              <>
                <Alert tone="error">{t('completedStuck')}</Alert>
                <Actions>
                  <Button onClick={() => void arrival.retry()}>{t('continue')}</Button>
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
      case 'NO_SHOW':
        return <SessionFailed ending="noShow" />;
      case 'FAILED':
        return <Spinner />;
      default:
        return <Spinner label={t('reconnecting')} textAfterMs={0} />;
    }
  };

  return (
    <Stack gap={4}>
      <Heading level={1}>{t('heading')}</Heading>
      {unreachable || (state === 'DROPPED' && !lost) ? (
        <Alert tone="warning">{t('reconnecting')}</Alert>
      ) : null}
      {content()}
      <LeaveGuard
        active={state === 'CONNECTING' || state === 'IN_QUEUE' || here}
        title={t('guardTitle')}
        stayLabel={t('guardStay')}
        leaveLabel={t('guardLeave')}
      >
        <Text>{t('guardText')}</Text>
      </LeaveGuard>
    </Stack>
  );
}
