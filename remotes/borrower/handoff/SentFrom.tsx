import type { ReactNode } from 'react';
import { useCopy } from '#src/brand/copy.tsx';
import { PrivacyLink } from '#src/features/legal/PrivacyLink.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { copy } from './copy.ts';

/** Where what is sent goes, at the foot of the page. */
export function SentFrom({ children }: { children?: ReactNode }) {
  const t = useCopy(copy);
  return (
    <Stack gap={1}>
      <Text muted small>
        {t('from')}
      </Text>
      {children}
      <PrivacyLink />
    </Stack>
  );
}
