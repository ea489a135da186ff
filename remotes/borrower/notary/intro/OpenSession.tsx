import { useQuery } from '@tanstack/react-query';
import { notarySessionQuery } from '#src/api/queries/notary.ts';
import { useCopy } from '#src/brand/copy.tsx';
import { isOpenSession, notaryState } from '#src/domain/notary/notarySession.ts';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { Alert } from '#src/ui/primitives/Alert.tsx';
import { Button } from '#src/ui/primitives/Button.tsx';
import { useSessionStore } from '../sessionStore.ts';
import { copy } from './copy.ts';

/** The way back into a session that was left by Back or by closing the tab. */
export function OpenSession({ onReturn }: { onReturn: () => void }) {
  const t = useCopy(copy);
  const { api } = useRuntime();
  const { uuid } = useApplication();
  const stored = useSessionStore(uuid).read();
  const session = useQuery({
    ...notarySessionQuery(api, uuid, stored?.sessionId ?? ''),
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
