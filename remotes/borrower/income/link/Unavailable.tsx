import { useCopy } from '#src/brand/copy.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import type { LinkType } from '../methods.ts';
import { OtherMethods } from '../OtherMethods.tsx';
import { copy } from './copy.ts';

/** A method that this app cannot do yet says so and offers the others. */
export function Unavailable({ type }: { type: LinkType }) {
  const t = useCopy(copy);
  return (
    <Stack gap={4}>
      <Heading level={1}>{t('unavailableHeading')}</Heading>
      <Text>{t('unavailable')}</Text>
      <OtherMethods not={type} />
    </Stack>
  );
}
