import { useState } from 'react';
import { ApiError } from '#src/api/client/apiError.ts';
import { renewSignerInvitation } from '#src/api/contract/signerAccess.ts';
import { useCopy } from '#src/brand/copy.tsx';
import { useRuntime } from '#src/platform/runtime.ts';
import { useAction } from '#src/ui/form/useAction.ts';
import { Actions } from '#src/ui/layout/Actions.tsx';
import { Alert } from '#src/ui/primitives/Alert.tsx';
import { Button } from '#src/ui/primitives/Button.tsx';
import { copy } from './copy.ts';
import { Message } from './Message.tsx';

/** Requests a new link in place of an expired one, as often as the server allows. */
export function ExpiredLink({ token }: { token: string }) {
  const t = useCopy(copy);
  const { api } = useRuntime();
  const [answer, setAnswer] = useState<'sent' | 'tooOften'>();
  const { run, busy, failure } = useAction(async () => {
    setAnswer(undefined);
    try {
      await api.call(renewSignerInvitation, { body: { token } });
      setAnswer('sent');
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'rate-limited')) throw error;
      setAnswer('tooOften');
    }
  });
  return (
    <Message
      heading={t('expiredHeading')}
      body={t('expired')}
      actions={
        <>
          {answer === 'sent' ? <Alert tone="success">{t('renewed')}</Alert> : null}
          {answer === 'tooOften' ? <Alert tone="warning">{t('renewedTooOften')}</Alert> : null}
          {failure ? <Alert tone="error">{failure}</Alert> : null}
          <Actions>
            <Button busy={busy} busyLabel={t('asking')} onClick={run}>
              {t('expiredAsk')}
            </Button>
          </Actions>
        </>
      }
    />
  );
}
