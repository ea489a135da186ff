import type { ReactElement } from 'react';
import type { Signer } from '#src/api/contract/parts.ts';
import { putSignerEmail } from '#src/api/contract/signers.ts';
import { useCopy } from '#src/brand/copy.tsx';
import { words } from '#src/brand/words.tsx';
import { normalizeEmail } from '#src/domain/person/email.ts';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { signerName } from '#src/features/signers/signers.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { EmailField } from '#src/ui/form/EmailField.tsx';
import { FormDialog } from '#src/ui/overlay/FormDialog.tsx';
import { copy } from './copy.ts';
import { emailSchema } from './schema.ts';

export function ChangeEmail({
  signer,
  onClose,
  onChanged,
}: {
  signer: Signer;
  onClose: () => void;
  onChanged: (text: ReactElement) => void;
}) {
  const t = useCopy(copy);
  const { api } = useRuntime();
  const { uuid } = useApplication();
  return (
    <FormDialog<{ email: string }>
      title={t('changeHeading', { name: signerName(signer) })}
      text={t('changeText')}
      closeLabel={t('cancel')}
      onClose={onClose}
      schema={emailSchema}
      initialValues={{ email: signer.email }}
      onSubmit={async ({ email }) => {
        const address = normalizeEmail(email);
        await api.call(putSignerEmail, {
          params: { uuid, signerUuid: signer.uuid },
          body: { email: address },
        });
        onChanged(words(copy, 'changed', { address }));
      }}
      submitLabel={t('changeSend')}
    >
      <EmailField name="email" label={t('newEmail')} autoComplete="off" />
    </FormDialog>
  );
}
