import { useCopy, useLegal } from '#src/brand/copy.tsx';
import { useFlag } from '#src/platform/useFlag.ts';
import { CheckboxField } from '#src/ui/form/CheckboxField.tsx';
import { copy } from './copy.ts';
import { LegalLink } from './LegalLink.tsx';

/** Asks whether text messages may be sent, with what the wording refers to (docs/rules.md#text-message-consent). */
export function SmsConsents({ showOptional = false }: { showOptional?: boolean }) {
  const t = useCopy(copy);
  const legal = useLegal();
  const asksTransactional = useFlag('smsTransactionalConsent');
  return (
    <>
      <CheckboxField
        name="smsMarketing"
        label={legal('smsMarketing')}
        hint={t.rich('readSms', {
          privacyLabel: <LegalLink to="privacy">{t('privacy')}</LegalLink>,
          smsTerms: <LegalLink to="smsTerms">{t('smsTerms')}</LegalLink>,
        })}
        optional
        showOptional={showOptional}
      />
      {asksTransactional ? (
        <CheckboxField
          name="smsTransactional"
          label={legal('smsTransactional')}
          optional
          showOptional={showOptional}
        />
      ) : null}
    </>
  );
}
