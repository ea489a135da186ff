import { object, string } from 'yup';
import { useCopy } from '#src/brand/copy.tsx';
import { FormShell } from '#src/ui/form/FormShell.tsx';
import { PasswordField } from '#src/ui/form/PasswordField.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { LinkButton } from '#src/ui/primitives/LinkButton.tsx';
import type { BankLinkInstitution } from '../port.ts';
import { copy } from './copy.ts';

interface Credentials {
  username: string;
  password: string;
}

export function SignIn({
  bank,
  onSubmit,
  onBack,
}: {
  bank: BankLinkInstitution;
  onSubmit(credentials: Credentials): Promise<void>;
  onBack(): void;
}) {
  const t = useCopy(copy);
  return (
    <>
      <Heading level={3}>{t('signIn', { bank: bank.name })}</Heading>
      <FormShell<Credentials>
        schema={object({
          username: string().trim().required(t('required')),
          password: string().required(t('required')),
        })}
        requiredNote={false}
        submitLabel={t('submit')}
        onSubmit={onSubmit}
        secondary={<LinkButton onClick={onBack}>{t('other')}</LinkButton>}
      >
        <TextField
          name="username"
          label={t('username')}
          hint={t('hint')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasswordField name="password" label={t('password')} autoComplete="current-password" />
      </FormShell>
    </>
  );
}
