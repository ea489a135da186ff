import { useEffect, useEffectEvent, useState } from 'react';
import { message, useCopy } from '#src/brand/copy.tsx';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { useFlow } from '#src/features/flow/FlowContext.ts';
import { copy } from '#src/features/notary/session/copy.ts';
import { Session } from '#src/features/notary/session/Session.tsx';
import { useSessionStore } from '#src/features/notary/sessionStore.ts';
import { Actions } from '#src/ui/layout/Actions.tsx';
import { Alert } from '#src/ui/primitives/Alert.tsx';
import { Button } from '#src/ui/primitives/Button.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { Spinner } from '#src/ui/primitives/Spinner.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { useNotaryPort } from '../useNotaryPort.ts';
import { useSessionCompletion } from './useSessionCompletion.ts';

export const title = message(copy, 'heading');

export function View() {
  const { uuid } = useApplication();
  const flow = useFlow();
  const port = useNotaryPort();
  const sessions = useSessionStore(uuid);
  const [stored] = useState(sessions.read);
  const back = useEffectEvent(flow.toCurrent);
  // A session begins on the page before, with the consent to its recording.
  useEffect(() => {
    if (!stored) back();
  }, [stored]);
  if (!stored) return null;
  return (
    <Session
      port={port}
      stored={stored}
      completed={<Completed />}
      onFailed={(reason) => flow.toChild('error', {}, { reason })}
      onAgain={flow.toCurrent}
      onInPerson={() => flow.toChild('schedule')}
    />
  );
}

function Completed() {
  const t = useCopy(copy);
  const completion = useSessionCompletion();
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
