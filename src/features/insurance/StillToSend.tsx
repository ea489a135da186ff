import { useCopy } from '#src/brand/copy.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { copy } from './copy.ts';
import type { Policy } from './policies.ts';

/** The policies that are to be sent, a line each. */
export function StillToSend({ needed }: { needed: readonly Policy[] }) {
  const t = useCopy(copy);
  return (
    <Stack gap={1}>
      <Text>{t('stillToSend')}</Text>
      <ul>
        {needed.map(({ kind }) => (
          <li key={kind}>{t(`kind${kind}`)}</li>
        ))}
      </ul>
      <Text>{t('whoSends')}</Text>
    </Stack>
  );
}
