import type { Signer } from '#src/api/contract/parts.ts';
import { putSignerEmail } from '#src/api/contract/signers.ts';
import { useCopy } from '#src/brand/copy.tsx';
import { normalizeEmail } from '#src/domain/email.ts';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { FormShell } from '#src/ui/form/FormShell.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import { Dialog } from '#src/ui/overlay/Dialog.tsx';
import { Button } from '#src/ui/primitives/Button.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { signerName } from '../signers.ts';
import { copy } from './copy.ts';
import { emailSchema } from './schema.ts';

export function ChangeEmail({
  signer,
  onClose,
  onChanged,
}: {
  signer: Signer;
  onClose: () => void;
  onChanged: (text: string) => void;
}) {
  const t = useCopy(copy);
  const { api } = useRuntime();
  const { uuid } = useApplication();
  return (
    <Dialog
      open
      title={t('changeHeading', { name: signerName(signer) })}
      description={<Text>{t('changeText')}</Text>}
      onClose={onClose}
    >
      <FormShell<{ email: string }>
        schema={emailSchema}
        initialValues={{ email: signer.email }}
        onSubmit={async ({ email }) => {
          const address = normalizeEmail(email);
          await api.call(putSignerEmail, {
            params: { uuid, signerUuid: signer.uuid },
            body: { email: address },
          });
          onChanged(t('changed', { address }));
        }}
        submitLabel={t('changeSend')}
        secondary={
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
        }
      >
        <TextField name="email" label={t('newEmail')} type="email" inputMode="email" autoComplete="off" />
      </FormShell>
    </Dialog>
  );
}
