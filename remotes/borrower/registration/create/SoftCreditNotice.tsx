import { useAtomValue } from 'jotai';
import { useLegal } from '#src/brand/copy.tsx';
import { sendsSoftCreditConsent } from '#src/domain/consents.ts';
import { useFlag } from '#src/platform/useFlag.ts';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { answersAtom } from '../registrationAtom.ts';
import { softCreditTexts } from './wording.ts';

/**
 * What pressing the last button authorizes; no tick box. Not for New York, where a disclosure page asks, unless the
 * flag is on: then the notice that its law wants stands here.
 */
export function SoftCreditNotice() {
  const legal = useLegal();
  const nyFcra = useFlag('nyFcra');
  const state = useAtomValue(answersAtom).propertyAddress?.state ?? '';
  if (!sendsSoftCreditConsent(state, nyFcra)) return null;
  return (
    <Stack gap={1.5}>
      {softCreditTexts(legal, state).map((text) => (
        <Text key={text}>{text}</Text>
      ))}
    </Stack>
  );
}
