import { useCopy } from '#src/brand/copy.tsx';
import { useSignOut } from '#src/features/session/useSignOut.ts';
import { Actions } from '#src/ui/layout/Actions.tsx';
import { Button } from '#src/ui/primitives/Button.tsx';
import { copy } from './copy.ts';
import { Message } from './Message.tsx';

export function WrongAccount({ current, invited }: { current: string; invited: string }) {
  const t = useCopy(copy);
  // The invitation is what signs the right person in.
  const { signOut, busy } = useSignOut({ stays: true });
  return (
    <Message
      heading={t('wrongHeading')}
      body={t('wrong', { current, invited })}
      actions={
        <Actions>
          <Button busy={busy} busyLabel={t('signingOut')} onClick={signOut}>
            {t('signOut')}
          </Button>
        </Actions>
      }
    >
      {t('wrongHelp')}
    </Message>
  );
}
