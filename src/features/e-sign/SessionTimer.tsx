import { useEffect, useEffectEvent, useState } from 'react';
import { useCopy } from '#src/brand/copy.tsx';
import { useRuntime } from '#src/platform/runtime.ts';
import { Dialog } from '#src/ui/overlay/Dialog.tsx';
import { Button } from '#src/ui/primitives/Button.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { copy } from './copy.ts';
import { remainingMs, WARNING_MS } from './sessionTime.ts';

/**
 * Warns before a session ends and lets the person stay. Give it a new `key` whenever the session was prolonged.
 */
export function SessionTimer({
  expiresAt,
  onStay,
  onStop,
  onExpired,
}: {
  expiresAt: string;
  onStay: () => void;
  onStop: () => void;
  onExpired: () => void;
}) {
  const t = useCopy(copy);
  const { now } = useRuntime();
  const [warned, setWarned] = useState(false);
  const expired = useEffectEvent(onExpired);
  useEffect(() => {
    const left = remainingMs(expiresAt, now());
    const warn = setTimeout(() => setWarned(true), Math.max(0, left - WARNING_MS));
    const end = setTimeout(() => expired(), left);
    return () => {
      clearTimeout(warn);
      clearTimeout(end);
    };
  }, [expiresAt, now]);
  return (
    <Dialog
      open={warned}
      role="alertdialog"
      title={t('timeoutTitle')}
      description={<Text>{t('timeoutText')}</Text>}
      onClose={onStay}
      actions={
        <>
          <Button onClick={onStay}>{t('timeoutMore')}</Button>
          <Button variant="secondary" onClick={onStop}>
            {t('timeoutStop')}
          </Button>
        </>
      }
    />
  );
}
