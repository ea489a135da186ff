import { object, string } from 'yup';
import { useCopy } from '#src/brand/copy.tsx';
import { FormShell } from '#src/ui/form/FormShell.tsx';
import { PasswordField } from '#src/ui/form/PasswordField.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { LinkButton } from '#src/ui/primitives/LinkButton.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import type { LinkedKind } from '../kinds.ts';
import type { BankLinkInstitution } from '../port.ts';
import { copy } from './copy.ts';
import { WORDS } from './words.ts';

export interface Credentials {
  username: string;
  password: string;
}

export function SignIn({
  kind,
  bank,
  onSubmit,
  onBack,
  onNoLogin,
}: {
  kind: LinkedKind;
  bank: BankLinkInstitution;
  onSubmit(credentials: Credentials): Promise<void>;
  onBack(): void;
  onNoLogin(): void;
}) {
  const t = useCopy(copy);
  const words = WORDS[kind];
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
        secondary={
          <Stack gap={1} align="start">
            <LinkButton onClick={onBack}>{t(words.other)}</LinkButton>
            {words.noLogin ? <LinkButton onClick={onNoLogin}>{t(words.noLogin)}</LinkButton> : null}
          </Stack>
        }
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
