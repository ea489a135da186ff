import { message, useCopy } from '#src/brand/copy.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { copy } from './copy.ts';

export const title = message(copy, 'heading');

export function View() {
  const t = useCopy(copy);
  return (
    <Stack>
      <Heading level={1}>{t('heading')}</Heading>
      <Text>{t('text')}</Text>
    </Stack>
  );
}
