import { useCopy } from '#src/brand/copy.tsx';
import { formatPhone, phoneDigits, unbrokenPhone } from '#src/domain/phone.ts';
import { Text } from '#src/ui/primitives/Text.tsx';
import { TextLink } from '#src/ui/primitives/TextLink.tsx';
import { copy } from './copy.ts';

/** A number to be called with one press. */
export function PhoneLink({ number }: { number: string }) {
  const t = useCopy(copy);
  return (
    <Text>
      <TextLink href={`tel:+1${phoneDigits(number)}`}>
        {t('callNumber', { number: unbrokenPhone(formatPhone(number) || number) })}
      </TextLink>
    </Text>
  );
}

export function EmailLink({ address }: { address: string }) {
  const t = useCopy(copy);
  return (
    <Text>
      <TextLink href={`mailto:${address}`}>{t('writeTo', { address })}</TextLink>
    </Text>
  );
}
