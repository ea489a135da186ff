import { useAtomValue } from 'jotai';
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
import { waitsAtom } from './waits.ts';

/** After this time the person may leave; the work goes on (docs/rules.md#loaders-and-the-processing-window). */
const PROCESSING_TIMEOUT_MS = 30_000;

/**
 * "Processing data": says what is going on while the server works, and after 30 s that one may leave. Waits that follow
 * each other are one to the person: the messages go on.
 */
export function ProcessingModal() {
  const waits = useAtomValue(waitsAtom);
  const open = waits.length > 0;
  const shown = useLinger(
    open,
    waits.every(({ delayed }) => delayed),
  );
  return shown ? (
    <Shown email={waits.find(({ email }) => email)?.email} visit={waits[0]?.visit === true} />
  ) : null;
}

function Shown({ email, visit }: { email: string | undefined; visit: boolean }) {
  const t = useCopy(copy);
  const runtime = useRuntime();
  // The messages of the first wait; waits that follow continue them.
  const [name] = useState<'messages' | 'visit'>(visit ? 'visit' : 'messages');
  const messages = t(name);
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
