import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useCopy } from '#src/brand/copy.tsx';
import { isOpenSession, type NotaryState } from '#src/domain/notary/notarySession.ts';
import { Alert } from '#src/ui/primitives/Alert.tsx';
import { useAnnounce } from '#src/ui/primitives/announcer.ts';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { Spinner } from '#src/ui/primitives/Spinner.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { LeaveGuard } from '../../leave-guard/LeaveGuard.tsx';
import { useForgetLocation } from '../../location-alert/useLocationAlert.tsx';
import { useRunningSession } from '../../session/runningSession.ts';
import { useSubstep } from '../../shell/substep.ts';
import { useCall } from '../call/useCall.ts';
import type { NotaryPort } from '../port.ts';
import type { StoredSession } from '../sessionStore.ts';
import { copy } from './copy.ts';
import { Room } from './Room.tsx';
import { SessionFailed } from './SessionFailed.tsx';
import { useNotarySession } from './useNotarySession.ts';
import { WaitingRoom } from './WaitingRoom.tsx';

/** With the notary, by what is done there. */
const TOGETHER: Readonly<
  Partial<Record<NotaryState, 'joinedHeading' | 'questionsHeading' | 'signingHeading'>>
> = {
  NOTARY_JOINED: 'joinedHeading',
  IDENTITY_QUESTIONS: 'questionsHeading',
  SIGNING: 'signingHeading',
};

export interface SessionProps {
  port: NotaryPort;
  stored: StoredSession;
  /** What is shown once the person has signed. */
  completed: ReactNode;
  /** It failed, for a reason that has a page of its own. */
  onFailed(reason: string): void;
  /** To where a session begins. */
  onAgain(): void;
  onInPerson(): void;
}

/** A session with a notary by video, from the line to its end (docs/rules.md#notary-session). */
export function Session({ port, stored, completed, onFailed, onAgain, onInPerson }: SessionProps) {
  const t = useCopy(copy);
  const announce = useAnnounce();
  const forgetLocation = useForgetLocation(port.uuid);
  const { session, state, ending, unreachable, sign } = useNotarySession(port, stored, onAgain);
  const together = state && TOGETHER[state];
  const isRunning = state !== undefined && isOpenSession(state) && !ending;
  useRunningSession(isRunning);
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
    onFailed(session?.reason ?? '');
  });
  useEffect(() => {
    if (ending === 'FAILED') explain();
  }, [ending]);

  const content = (): ReactNode => {
    if (ending === 'COMPLETED') return completed;
    if (ending === 'FAILED') return <Spinner />;
    if (ending) return <SessionFailed ending={ending} onAgain={onAgain} onInPerson={onInPerson} />;
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
        active={isRunning}
        title={t('guardTitle')}
        stayLabel={t('guardStay')}
        leaveLabel={t('guardLeave')}
      >
        <Text>{t('guardText')}</Text>
      </LeaveGuard>
    </Stack>
  );
}
