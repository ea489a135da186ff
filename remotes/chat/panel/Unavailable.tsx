import { useCopy } from '#src/brand/copy.tsx';
import { SupportEmail, SupportPhone } from '#src/ui/primitives/SupportLinks.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { copy } from '../copy.ts';

/** Where the provider of the lender's chats is none of this release. */
export function Unavailable() {
  const t = useCopy(copy);
  return <Text>{t.rich('unavailable', { phone: <SupportPhone />, email: <SupportEmail /> })}</Text>;
}
