import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { message, useCopy } from '#src/brand/copy.tsx';
import type { RegistrationAnswers } from '#src/domain/registration/registration.ts';
import { answersAtom } from '#src/features/registration/registrationAtom.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { PasswordField } from '#src/ui/form/PasswordField.tsx';
import { BeforeCreate } from '../create/BeforeCreate.tsx';
import { RequiredConsents } from '../create/RequiredConsents.tsx';
import { ResumeCreate } from '../create/ResumeCreate.tsx';
import { useCreate } from '../create/useCreate.tsx';
import { useSendsSoftCreditConsent } from '../create/useSendsSoftCreditConsent.ts';
import { StepForm } from '../StepForm.tsx';
import { copy } from './copy.ts';
import { type AccountValues, accountSchema } from './schema.ts';

export const title = message(copy, 'heading');

const SECRETS = ['password', 'confirmPassword'] as const;

const read = ({ termPrivacyConsent, communicationConsent }: RegistrationAnswers) => ({
  termPrivacyConsent,
  communicationConsent,
});

const write = ({ termPrivacyConsent, communicationConsent }: AccountValues) => ({
  termPrivacyConsent,
  communicationConsent,
});

export function View() {
  const t = useCopy(copy);
  const { auth } = useRuntime();
  // As it was on arrival: the fields must not vanish when the account exists and the application does not yet.
  const [asksPassword] = useState(() => !auth.isSignedIn());
  const { create, dialog } = useCreate();
  const seesOffersNext = useSendsSoftCreditConsent();
  return (
    <>
      <StepForm<AccountValues>
        step="set-password"
        heading={t('heading')}
        intro={asksPassword ? t('intro') : t('introSignedIn')}
        schema={accountSchema({ asksPassword })}
        read={read}
        write={write}
        secrets={SECRETS}
        finish={({ password }) => create(password)}
        footer={<BeforeCreate />}
        submitLabel={seesOffersNext ? t('submitOffers') : undefined}
      >
        {asksPassword ? (
          <>
            <UsernameForPasswordManagers />
            <PasswordField name="password" label={t('password')} meter />
            <PasswordField name="confirmPassword" label={t('confirmPassword')} />
          </>
        ) : null}
        <RequiredConsents />
        <ResumeCreate />
      </StepForm>
      {dialog}
    </>
  );
}

/** A password manager keeps the password under the e-mail, which was asked for on an earlier page. */
function UsernameForPasswordManagers() {
  const { email } = useAtomValue(answersAtom);
  return email ? (
    <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
  ) : null;
}
