import { useBrand } from '#src/brand/BrandProvider.tsx';
import { useCopy, useLegal } from '#src/brand/copy.tsx';
import { LegalLink } from '#src/features/legal/LegalLink.tsx';
import { CheckboxField } from '#src/ui/form/CheckboxField.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { copy } from './copy.ts';

/** The ticks that stand on the last step, with the documents they are about. */
export function RequiredConsents() {
  const t = useCopy(copy);
  const legal = useLegal();
  const { termsLabel } = useBrand().companyInfo.legal;
  return (
    <Stack gap={2}>
      <CheckboxField
        name="termPrivacyConsent"
        label={legal('termsAndPrivacy')}
        hint={t.rich('readTerms', {
          termsLabel: <LegalLink to="terms">{termsLabel}</LegalLink>,
          privacyLabel: <LegalLink to="privacy">{t('privacy')}</LegalLink>,
        })}
      />
      <CheckboxField
        name="communicationConsent"
        label={legal('communications')}
        hint={t.rich('readCommunications', {
          link: <LegalLink to="communications">{legal('footerCommunications')}</LegalLink>,
        })}
      />
    </Stack>
  );
}
