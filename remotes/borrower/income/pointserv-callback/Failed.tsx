import { useCopy } from '#src/brand/copy.tsx';
import { LoadFailed } from '#src/features/loading/LoadFailed.tsx';
import { copy as uiCopy } from '#src/ui/copy.ts';
import { failureText } from '#src/ui/form/failure.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { OtherMethods } from '../OtherMethods.tsx';
import { copy } from './copy.ts';

/** The result could not be sent to the server. It stays in the address, so that a retry or a reload can send it again. */
export function Failed({ error, onRetry }: { error: unknown; onRetry(): void }) {
  const t = useCopy(copy);
  const ui = useCopy(uiCopy);
  return (
    <Stack gap={4}>
      <Heading level={1}>{t('finishing')}</Heading>
      <Text>{t('failed')}</Text>
      <LoadFailed onRetry={onRetry}>{failureText(error, ui)}</LoadFailed>
      <OtherMethods not="pointserv" />
    </Stack>
  );
}
