import { useState } from 'react';
import { postVisitorSupport } from '#src/api/contract/support.ts';
import { useCopy } from '#src/brand/copy.tsx';
import { SUPPORT_MESSAGE, SUPPORT_TOPICS } from '#src/domain/application/support.ts';
import { normalizeEmail } from '#src/domain/person/email.ts';
import { fullName } from '#src/domain/person/nameText.ts';
import { formatPhone, phoneDigits } from '#src/domain/person/phone.ts';
import { ScreenForm } from '#src/features/form/ScreenForm.tsx';
import { FormSavedIndicator } from '#src/features/registration/FormSavedIndicator.tsx';
import { useRegistration } from '#src/features/registration/useRegistration.ts';
import { useRestored } from '#src/features/registration/useRestored.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { EmailField } from '#src/ui/form/EmailField.tsx';
import { PhoneField } from '#src/ui/form/PhoneField.tsx';
import { SelectField } from '#src/ui/form/SelectField.tsx';
import { TextAreaField } from '#src/ui/form/TextAreaField.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import { copy } from './copy.ts';
import { type SupportValues, schema } from './schema.ts';

interface Sent {
  reference: string;
  email: string;
}

/**
 * Writes to support without a login. The fields start with the answers of registration, and what is typed
 * is saved with them.
 */
export function SupportForm({ onSent }: { onSent(sent: Sent): void }) {
  const t = useCopy(copy);
  const { api } = useRuntime();
  useRestored();
  const registration = useRegistration();
  const [draft] = useState(() => {
    const { answers, typed } = registration.get();
    const { name, email, phoneNumber } = answers;
    const known = {
      name: fullName({ firstName: name?.firstName, lastName: name?.lastName }),
      email: email ?? '',
      phone: formatPhone(phoneNumber),
    };
    return {
      values: { ...known, ...typed.support },
      save: (values: Partial<SupportValues>) => registration.type('support', values),
      submitted: () => registration.type('support', undefined),
    };
  });

  async function send({ phone, email: typed, ...rest }: SupportValues) {
    const email = normalizeEmail(typed);
    const digits = phoneDigits(phone);
    const { reference } = await api.call(postVisitorSupport, {
      body: { ...rest, email, ...(digits ? { phone: digits } : {}) },
    });
    onSent({ reference, email });
  }

  return (
    <ScreenForm<SupportValues>
      name="support"
      schema={schema}
      draft={draft}
      onSubmit={send}
      submitLabel={t('send')}
      leaveActions={<FormSavedIndicator name="support">{t('saved')}</FormSavedIndicator>}
    >
      <TextField name="name" label={t('name')} autoComplete="name" width="long" />
      <EmailField name="email" label={t('email')} hint={t('emailHint')} width="long" />
      <PhoneField name="phone" label={t('phone')} optional />
      <SelectField
        name="topic"
        label={t('topic')}
        options={SUPPORT_TOPICS.map((value) => ({ value, label: t(`topic${value}`) }))}
      />
      <TextAreaField
        name="message"
        label={t('message')}
        hint={t('messageHint')}
        maxLength={SUPPORT_MESSAGE.max}
      />
    </ScreenForm>
  );
}
