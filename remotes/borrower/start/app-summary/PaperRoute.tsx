import { useState } from 'react';
import { useCopy } from '#src/brand/copy.tsx';
import { useRuntime } from '#src/platform/runtime.ts';
import { Dialog } from '#src/ui/overlay/Dialog.tsx';
import { Button } from '#src/ui/primitives/Button.tsx';
import { LinkButton } from '#src/ui/primitives/LinkButton.tsx';
import { SupportPhone } from '#src/ui/primitives/SupportLinks.tsx';
import { copy } from './copy.ts';

/** The way by mail, for who does not want documents on a screen. */
export function PaperRoute() {
  const t = useCopy(copy);
  const runtime = useRuntime();
  const [open, setOpen] = useState(false);
  return (
    <>
      <LinkButton onClick={() => setOpen(true)}>{t('paper')}</LinkButton>
      <Dialog
        open={open}
        title={t('paperTitle')}
        description={t.rich('paperText', { phone: <SupportPhone /> })}
        onClose={() => setOpen(false)}
        actions={
          <>
            <Button onClick={() => runtime.leave('/dashboard')}>{t('paperPause')}</Button>
            <Button variant="secondary" onClick={() => setOpen(false)}>
              {t('paperBack')}
            </Button>
          </>
        }
      />
    </>
  );
}
