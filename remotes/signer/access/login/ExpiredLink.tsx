import { useState } from 'react';
import { ApiError } from '#src/api/client/apiError.ts';
import { renewSignerInvitation } from '#src/api/contract/signerAccess.ts';
import { useCopy } from '#src/brand/copy.tsx';
import { useRuntime } from '#src/platform/runtime.ts';
import { copy as uiCopy } from '#src/ui/copy.ts';
import { failureText } from '#src/ui/form/failure.tsx';
import { Actions } from '#src/ui/layout/Actions.tsx';
import { Alert } from '#src/ui/primitives/Alert.tsx';
import { Button } from '#src/ui/primitives/Button.tsx';
import { copy } from './copy.ts';
import { Message } from './Message.tsx';

interface Renewal {
  isPending?: boolean;
  isSent?: boolean;
  error?: unknown;
}

/** Requests a new link in place of an expired one, as often as the server allows. */
export function ExpiredLink({ token }: { token: string }) {
  const t = useCopy(copy);
  const ui = useCopy(uiCopy);
  const { api } = useRuntime();
  const [{ isPending = false, isSent = false, error }, setRenewal] = useState<Renewal>({});
  const tooOften = error instanceof ApiError && error.code === 'rate-limited';
  const renew = async () => {
    // At once: a second click comes before anything that waits for a timer.
    setRenewal({ isPending: true });
    try {
      await api.call(renewSignerInvitation, { body: { token } });
      setRenewal({ isSent: true });
    } catch (error) {
      setRenewal({ error });
    }
  };
  return (
    <Message
      heading={t('expiredHeading')}
      body={t('expired')}
      actions={
        <>
          {isSent ? <Alert tone="success">{t('renewed')}</Alert> : null}
          {tooOften ? <Alert tone="warning">{t('renewedTooOften')}</Alert> : null}
          {error && !tooOften ? <Alert tone="error">{failureText(error, ui)}</Alert> : null}
          <Actions>
            <Button busy={isPending} busyLabel={t('asking')} onClick={() => void renew()}>
              {t('expiredAsk')}
            </Button>
          </Actions>
        </>
      }
    />
  );
}
