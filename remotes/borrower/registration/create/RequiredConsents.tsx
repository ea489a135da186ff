import { boolean } from 'yup';
import { useBrand } from '#src/brand/BrandProvider.tsx';
import { useCopy, useLegal } from '#src/brand/copy.tsx';
import { problem } from '#src/features/problems/problem.ts';
import { CheckboxField } from '#src/ui/form/CheckboxField.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { TextLink } from '#src/ui/primitives/TextLink.tsx';
import { copy } from '../copy.ts';

export interface ConsentValues {
  termPrivacyConsent: boolean;
  communicationConsent: boolean;
}

const given = () => boolean().oneOf([true], problem('required')).required(problem('required'));

/** No application is made without these. */
export const consentFields = { termPrivacyConsent: given(), communicationConsent: given() };

/** The ticks that stand on the last step, with the documents they are about. */
export function RequiredConsents() {
  const t = useCopy(copy);
  const legal = useLegal();
  const { baseUrl, companyInfo } = useBrand();
  const at = (path: string) => (path.startsWith('/') ? `${baseUrl}${path}` : path);
  const link = (path: string, text: string) => (
    <TextLink newTab href={at(path)}>
      {text}
    </TextLink>
  );
  return (
    <Stack gap={2}>
      <CheckboxField
        name="termPrivacyConsent"
        label={legal('termsAndPrivacy')}
        hint={t.rich('readTerms', {
          termsLabel: link(companyInfo.legal.terms, companyInfo.legal.termsLabel),
          privacyLabel: link(companyInfo.legal.privacy, t('privacy')),
        })}
      />
      <CheckboxField
        name="communicationConsent"
        label={legal('communications')}
        hint={t.rich('readCommunications', {
          link: link(companyInfo.legal.communications, legal('footerCommunications')),
        })}
      />
    </Stack>
  );
}
