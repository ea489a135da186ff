import { useCopy } from '#src/brand/copy.tsx';
import type { WaitlistReason } from '#src/domain/registration/eligibility.ts';
import { CheckboxField } from '#src/ui/form/CheckboxField.tsx';
import { Alert } from '#src/ui/primitives/Alert.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { useFocusOn } from '#src/ui/primitives/useFocusOn.ts';
import { copy } from './copy.ts';

const WHY = { area: 'waitlistArea', crypto: 'waitlistCrypto' } as const satisfies Record<
  WaitlistReason,
  keyof typeof copy.strings
>;

/** Says before any further question that this leads to the waitlist, and asks for consent to a notification. */
export function WaitlistNotice({ reason, focused }: { reason: WaitlistReason; focused: boolean }) {
  const t = useCopy(copy);
  const box = useFocusOn<HTMLDivElement>(focused);
  return (
    <Stack gap={2}>
      <Alert tone="warning" title={t('waitlistTitle')} ref={box}>
        <Stack gap={1}>
          <Text>{t(WHY[reason])}</Text>
          <Text>{t('waitlistGoOn')}</Text>
        </Stack>
      </Alert>
      <CheckboxField name="waitlistConsent" label={t('waitlistConsent')} optional />
    </Stack>
  );
}
