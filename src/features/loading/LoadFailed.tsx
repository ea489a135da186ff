import type { ReactNode } from 'react';
import { useCopy } from '#src/brand/copy.tsx';
import { Alert } from '#src/ui/primitives/Alert.tsx';
import { Button } from '#src/ui/primitives/Button.tsx';
import { copy } from './copy.ts';

/** Says that loading failed, with a retry button. `children` replace the general message. */
export function LoadFailed({
  onRetry,
  busy,
  again,
  title,
  children,
}: {
  onRetry(): void;
  busy?: boolean;
  /** The button's text, where the screen has its own. */
  again?: string;
  title?: string;
  children?: ReactNode;
}) {
  const t = useCopy(copy);
  return (
    <Alert
      tone="error"
      title={title}
      action={
        <Button variant="secondary" busy={busy} onClick={onRetry}>
          {again ?? t('again')}
        </Button>
      }
    >
      {children ?? t('failed')}
    </Alert>
  );
}
