import { useMutation } from '@tanstack/react-query';
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

/** The way from a dead link to a living one, as often as the server allows. */
export function ExpiredLink({ token }: { token: string }) {
  const t = useCopy(copy);
  const ui = useCopy(uiCopy);
  const { api } = useRuntime();
  const renewal = useMutation({ mutationFn: () => api.call(renewSignerInvitation, { body: { token } }) });
  const tooOften = renewal.error instanceof ApiError && renewal.error.code === 'rate-limited';
  return (
    <Message
      heading={t('expiredHeading')}
      body={t('expired')}
      actions={
        <>
          {renewal.isSuccess ? <Alert tone="success">{t('renewed')}</Alert> : null}
          {tooOften ? <Alert tone="warning">{t('renewedTooOften')}</Alert> : null}
          {renewal.isError && !tooOften ? <Alert tone="error">{failureText(renewal.error, ui)}</Alert> : null}
          <Actions>
            <Button busy={renewal.isPending} busyLabel={t('asking')} onClick={() => renewal.mutate()}>
              {t('expiredAsk')}
            </Button>
          </Actions>
        </>
      }
    />
  );
}
