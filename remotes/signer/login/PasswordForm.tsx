import { useMemo } from 'react';
import { ApiError } from '#src/api/client/apiError.ts';
import { login } from '#src/api/contract/identity.ts';
import { message, useCopy } from '#src/brand/copy.tsx';
import { ScreenForm } from '#src/features/form/ScreenForm.tsx';
import { useRuntime } from '#src/platform/runtime.ts';
import { EmailField } from '#src/ui/form/EmailField.tsx';
import { FieldErrors } from '#src/ui/form/fieldErrors.ts';
import { PasswordField } from '#src/ui/form/PasswordField.tsx';
import { copy } from './copy.ts';
import { type PasswordValues, passwordSchema } from './schema.ts';
import { useEnter } from './useEnter.ts';

/** Who has an account may sign in with its password; the invitation says which application it is for. */
export function PasswordForm({ token, email }: { token: string; email: string }) {
  const t = useCopy(copy);
  const { api } = useRuntime();
  const enter = useEnter(token);
  const schema = useMemo(() => passwordSchema(t('passwordRequired')), [t]);

  async function signIn({ password }: PasswordValues) {
    try {
      const { jwt } = await api.call(login, { body: { email, password, invitation: token } });
      enter(jwt);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'unauthenticated')
        throw new FieldErrors({ password: message(copy, 'passwordWrong') }, { cause: error });
      throw error;
    }
  }

  return (
    <ScreenForm<PasswordValues>
      name="password"
      schema={schema}
      initialValues={{ address: email }}
      onSubmit={signIn}
      submitLabel={t('signIn')}
      requiredNote={false}
    >
      <EmailField name="address" label={t('address')} hint={t('addressHint')} readOnly />
      <PasswordField name="password" label={t('password')} autoComplete="current-password" />
    </ScreenForm>
  );
}
