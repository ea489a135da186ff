import { useCopy } from '#src/brand/copy.tsx';
import { Dialog } from '#src/ui/overlay/Dialog.tsx';
import { Button } from '#src/ui/primitives/Button.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { copy } from './copy.ts';

interface AccountExistsDialogProps {
  open: boolean;
  email: string | undefined;
  onLogin(): void;
  onClose(): void;
}

/** 'identity exists'. It can be closed, since the email may have been mistyped (docs/rules.md#account-of-an-applicant). */
export function AccountExistsDialog({ open, email, onLogin, onClose }: AccountExistsDialogProps) {
  const t = useCopy(copy);
  return (
    <Dialog
      open={open}
      size="small"
      title={t('accountTitle')}
      description={<Text>{email ? t('accountText', { address: email }) : t('accountTextUnknown')}</Text>}
      actions={<Button onClick={onLogin}>{t('login')}</Button>}
      onClose={onClose}
    />
  );
}
