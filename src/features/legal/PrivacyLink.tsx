import { useBrand } from '#src/brand/BrandProvider.tsx';
import { useLegal } from '#src/brand/copy.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { TextLink } from '#src/ui/primitives/TextLink.tsx';

/** Stands next to the SSN, the bank link and the ID (docs/rules.md#privacy-link). */
export function PrivacyLink() {
  const legal = useLegal();
  const { baseUrl, companyInfo } = useBrand();
  const { privacy } = companyInfo.legal;
  return (
    <Text small>
      <TextLink alone href={privacy.startsWith('/') ? `${baseUrl}${privacy}` : privacy} newTab>
        {legal('privacyLink')}
      </TextLink>
    </Text>
  );
}
