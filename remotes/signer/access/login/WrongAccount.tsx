import { useState } from 'react';
import { useCopy } from '#src/brand/copy.tsx';
import { Actions } from '#src/ui/layout/Actions.tsx';
import { Button } from '#src/ui/primitives/Button.tsx';
import { useSignOut } from '../useSignOut.ts';
import { copy } from './copy.ts';
import { Message } from './Message.tsx';

export function WrongAccount({ current, invited }: { current: string; invited: string }) {
  const t = useCopy(copy);
  const signOut = useSignOut();
  const [busy, setBusy] = useState(false);
  const leave = () => {
    setBusy(true);
    void signOut();
  };
  return (
    <Message
      heading={t('wrongHeading')}
      body={t('wrong', { current, invited })}
      actions={
        <Actions>
          <Button busy={busy} busyLabel={t('signingOut')} onClick={leave}>
            {t('signOut')}
          </Button>
        </Actions>
      }
    >
      {t('wrongHelp')}
    </Message>
  );
}
