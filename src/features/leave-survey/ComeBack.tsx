import { useCopy } from '#src/brand/copy.tsx';
import { Dialog } from '#src/ui/overlay/Dialog.tsx';
import { Button } from '#src/ui/primitives/Button.tsx';
import { copy } from './copy.ts';

/** Shown before the person leaves: nothing is lost, and how to come back. */
export function ComeBack({ email, onLeave, onStay }: { email: string; onLeave(): void; onStay(): void }) {
  const t = useCopy(copy);
  return (
    <Dialog
      open
      size="small"
      title={t('savedTitle')}
      onClose={onStay}
      actions={
        <>
          <Button onClick={onLeave}>{t('leave')}</Button>
          <Button variant="secondary" onClick={onStay}>
            {t('stay')}
          </Button>
        </>
      }
    >
      {t('comeBack', { address: email })}
    </Dialog>
  );
}
