import { useCopy } from '#src/brand/copy.tsx';
import { formatPhone, telUri } from '#src/domain/person/phone.ts';
import { NoBreak } from '#src/ui/primitives/NoBreak.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { TextLink } from '#src/ui/primitives/TextLink.tsx';
import { copy } from './contactCopy.ts';

/** A number to be called with one press. */
export function PhoneLink({ number }: { number: string }) {
  const t = useCopy(copy);
  return (
    <Text>
      <TextLink alone href={telUri(number)}>
        {t.rich('callNumber', { number: <NoBreak>{formatPhone(number) || number}</NoBreak> })}
      </TextLink>
    </Text>
  );
}

/** An address is one long word: it is broken where letters are large and the box is narrow. */
const BROKEN = { overflowWrap: 'anywhere' } as const;

export function EmailLink({ address }: { address: string }) {
  const t = useCopy(copy);
  return (
    <Text>
      <TextLink alone style={BROKEN} href={`mailto:${address}`}>
        {t('writeTo', { address })}
      </TextLink>
    </Text>
  );
}
