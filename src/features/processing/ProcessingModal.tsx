import { useEffect, useState } from 'react';
import { useCopy } from '#src/brand/copy.tsx';
import { useRuntime } from '#src/platform/runtime.ts';
import { Dialog } from '#src/ui/overlay/Dialog.tsx';
import { Button } from '#src/ui/primitives/Button.tsx';
import { SpinnerRing } from '#src/ui/primitives/Spinner.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { copy } from './copy.ts';
import { useLinger } from './useLinger.ts';

/** Borrower flow s9: after this the person is offered to leave; the work goes on. */
const PROCESSING_TIMEOUT_MS = 30_000;

export interface ProcessingModalProps {
  open: boolean;
  /** Not shown while the wait is still short. */
  delayed?: boolean;
  /** Where the news will be sent, when it is known. */
  email?: string;
}

/** "Processing data": says what is going on while the server works, and after 30 s that one may leave. */
export function ProcessingModal({ open, delayed = false, email }: ProcessingModalProps) {
  return useLinger(open, delayed) ? <Shown email={email} /> : null;
}

function Shown({ email }: { email: string | undefined }) {
  const t = useCopy(copy);
  const runtime = useRuntime();
  const messages = t('messages');
  const [index, setIndex] = useState(0);
  const slow = index >= messages.length;
  useEffect(() => {
    if (slow) return undefined;
    const timer = setInterval(
      () => setIndex((at) => at + 1),
      Math.ceil(PROCESSING_TIMEOUT_MS / messages.length),
    );
    return () => clearInterval(timer);
  }, [slow, messages.length]);
  const message = slow ? (email ? t('slow', { address: email }) : t('slowWithoutEmail')) : messages[index];
  return (
    <Dialog
      open
      size="small"
      dismissible={false}
      title={t('title')}
      actions={
        slow ? (
          <Button variant="secondary" onClick={() => runtime.leave('/dashboard')}>
            {t('leave')}
          </Button>
        ) : null
      }
    >
      <Stack direction="row" gap={2}>
        <SpinnerRing />
        {/* Inside the dialog: while it is open nothing outside is spoken. */}
        <div role="status">
          <Text>{message}</Text>
        </div>
      </Stack>
    </Dialog>
  );
}
