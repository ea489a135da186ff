import { useQuery } from '@tanstack/react-query';
import { useCopy } from '#src/brand/copy.tsx';
import { isOpenSession, notaryState } from '#src/domain/notary/notarySession.ts';
import { Alert } from '#src/ui/primitives/Alert.tsx';
import { Button } from '#src/ui/primitives/Button.tsx';
import type { NotaryPort } from './port.ts';
import { sessionQuery } from './queries.ts';
import { copy } from './session/copy.ts';
import { useSessionStore } from './sessionStore.ts';

/** The way back into a session that was left by Back or by closing the tab. */
export function OpenSession({ port, onReturn }: { port: NotaryPort; onReturn: () => void }) {
  const t = useCopy(copy);
  const stored = useSessionStore(port.uuid).read();
  const session = useQuery({
    ...sessionQuery(port, stored?.sessionId ?? ''),
    enabled: stored !== undefined,
  });
  if (!stored || !session.data || !isOpenSession(notaryState(session.data.state))) return null;
  return (
    <Alert
      tone="warning"
      action={
        <Button variant="secondary" onClick={onReturn}>
          {t('returnToSession')}
        </Button>
      }
    >
      {t('openSession')}
    </Alert>
  );
}
