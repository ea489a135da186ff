import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { useBrand } from '#src/brand/BrandProvider.tsx';
import { message, useCopy } from '#src/brand/copy.tsx';
import { normalizeEmail } from '#src/domain/person/email.ts';
import { keptPhone } from '#src/domain/person/phones.ts';
import type { RegistrationAnswers } from '#src/domain/registration/registration.ts';
import { SmsConsents } from '#src/features/legal/SmsConsents.tsx';
import { answersAtom } from '#src/features/registration/registrationAtom.ts';
import { useFlag } from '#src/platform/useFlag.ts';
import { EmailField } from '#src/ui/form/EmailField.tsx';
import { PhoneField } from '#src/ui/form/PhoneField.tsx';
import { StepForm } from '../StepForm.tsx';
import { copy } from './copy.ts';
import { type ContactValues, contactSchema } from './schema.ts';

export const title = message(copy, 'pageTitle');

function read(answers: RegistrationAnswers): Partial<ContactValues> {
  return {
    phone: keptPhone(answers.phoneNumber),
    email: answers.email ?? '',
    smsMarketing: answers.smsMarketingConsent ?? false,
    smsTransactional: answers.smsTransactionalConsent ?? false,
  };
}

function write(
  { phone, email, smsMarketing, smsTransactional }: ContactValues,
  { asksTransactional }: { asksTransactional: boolean },
): Partial<RegistrationAnswers> {
  return {
    phoneNumber: keptPhone(phone),
    email: normalizeEmail(email),
    hasContactBeenSet: true,
    smsMarketingConsent: smsMarketing,
    // A box that was not shown is not refused (docs/rules.md#text-message-consent).
    smsTransactionalConsent: asksTransactional ? smsTransactional : undefined,
  };
}

export function View() {
  const t = useCopy(copy);
  const asksTransactional = useFlag('smsTransactionalConsent');
  const { countryPicker } = useBrand().capabilities;
  const schema = useMemo(() => contactSchema(countryPicker), [countryPicker]);
  const fixed = useAtomValue(answersAtom).isEmailPrefilled === true;
  return (
    <StepForm<ContactValues>
      key={String(fixed)}
      step="phone-and-email"
      heading={t('heading')}
      intro={fixed ? undefined : t('intro')}
      schema={schema}
      read={read}
      write={(values) => write(values, { asksTransactional })}
    >
      <PhoneField anyCountry name="phone" label={t('phone')} />
      <EmailField
        name="email"
        label={t('email')}
        hint={fixed ? t('emailFixed') : undefined}
        width="long"
        readOnly={fixed}
      />
      <SmsConsents />
    </StepForm>
  );
}
