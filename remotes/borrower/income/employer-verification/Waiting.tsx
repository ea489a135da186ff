import { useCopy } from '#src/brand/copy.tsx';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { CheckAgain } from '#src/features/flow/CheckAgain.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { copy } from './copy.ts';

/** The employer is being called, or the business looked up. */
export function Waiting({ isBusiness }: { isBusiness: boolean }) {
  const t = useCopy(copy);
  const { profile } = useApplication();
  return (
    <Stack gap={2}>
      <Text>{t(isBusiness ? 'waitingTextBusiness' : 'waitingText')}</Text>
      {isBusiness ? null : <Text>{t('waitingTip')}</Text>}
      <Text>{t('waitingLeave', { address: profile.email })}</Text>
      <CheckAgain copy={copy} />
    </Stack>
  );
}
