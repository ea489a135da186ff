import { useCopy } from '#src/brand/copy.tsx';
import { Dialog } from '#src/ui/overlay/Dialog.tsx';
import { Button } from '#src/ui/primitives/Button.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { copy } from '../copy.ts';

interface AccountExistsDialogProps {
  open: boolean;
  email: string | undefined;
  onLogin(): void;
  onClose(): void;
}

/** 'identity exists' (borrower flow s8). May be closed: the email may have been mistyped. */
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
