import { useCopy } from '#src/brand/copy.tsx';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { CheckAgain } from '#src/features/flow/CheckAgain.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { copy } from './copy.ts';

/** After the appointment: nothing to do until the documents are back. */
export function AppointmentEnded() {
  const t = useCopy(copy);
  const { profile } = useApplication();
  return (
    <Stack gap={2}>
      <Text>{t('overText')}</Text>
      <Text>{t('overLeave', { address: profile.email })}</Text>
      <CheckAgain copy={copy} />
    </Stack>
  );
}
