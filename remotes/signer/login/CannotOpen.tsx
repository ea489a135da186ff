import { ApiError } from '#src/api/client/apiError.ts';
import { useCopy } from '#src/brand/copy.tsx';
import { copy as uiCopy } from '#src/ui/copy.ts';
import { failureText } from '#src/ui/form/failure.tsx';
import { Actions } from '#src/ui/layout/Actions.tsx';
import { Button } from '#src/ui/primitives/Button.tsx';
import { SupportPhone } from '#src/ui/primitives/SupportLinks.tsx';
import { copy } from './copy.ts';
import { ExpiredLink } from './ExpiredLink.tsx';
import { Message } from './Message.tsx';

interface CannotOpenProps {
  token: string;
  error: unknown;
  busy: boolean;
  onRetry(): void;
}

/** An invitation that the server did not open, by the reason. */
export function CannotOpen({ token, error, busy, onRetry }: CannotOpenProps) {
  const t = useCopy(copy);
  const ui = useCopy(uiCopy);
  const status = error instanceof ApiError ? error.status : 0;
  if (status === 410) return <ExpiredLink token={token} />;
  if (status === 404)
    return <Message heading={t('unknownHeading')} body={t.rich('unknown', { phone: <SupportPhone /> })} />;
  return (
    <Message
      heading={t('failedHeading')}
      body={failureText(error, ui)}
      actions={
        <Actions>
          <Button busy={busy} busyLabel={t('asking')} onClick={onRetry}>
            {t('again')}
          </Button>
        </Actions>
      }
    />
  );
}
