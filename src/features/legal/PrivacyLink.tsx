import { useLegal } from '#src/brand/copy.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { LegalLink } from './LegalLink.tsx';

/** Stands next to the SSN, the bank link and the ID (docs/rules.md#privacy-link). */
export function PrivacyLink() {
  const legal = useLegal();
  return (
    <Text small>
      <LegalLink to="privacy" alone>
        {legal('privacyLink')}
      </LegalLink>
    </Text>
  );
}
