import { useAtomValue } from 'jotai';
import { useCopy, useLegal } from '#src/brand/copy.tsx';
import { answersAtom } from '#src/features/registration/registrationAtom.ts';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { copy } from './copy.ts';
import { useSendsSoftCreditConsent } from './useSendsSoftCreditConsent.ts';
import { softCreditTexts } from './wording.ts';

/**
 * Above the last button: what pressing it authorizes, without a tick box, and what happens next
 * (docs/rules.md#last-button-of-registration). New York is asked on a disclosure page instead, unless the flag is on:
 * then the notice that its law wants stands here.
 */
export function BeforeCreate() {
  const t = useCopy(copy);
  const legal = useLegal();
  const state = useAtomValue(answersAtom).propertyAddress?.state ?? '';
  const authorizes = useSendsSoftCreditConsent();
  return (
    <Stack gap={1.5}>
      {(authorizes ? softCreditTexts(legal, state) : []).map((text) => (
        <Text key={text}>{text}</Text>
      ))}
      <Text strong>{t(authorizes ? 'nextOffers' : 'nextNotice')}</Text>
    </Stack>
  );
}
