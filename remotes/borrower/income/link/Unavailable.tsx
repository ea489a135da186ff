import { useCopy } from '#src/brand/copy.tsx';
import type { LinkType } from '#src/features/income/methods.ts';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { OtherMethods } from '../OtherMethods.tsx';
import { copy } from './copy.ts';

/** A method that is not available, or not now: says so and offers the others. */
export function Unavailable({ type, why }: { type: LinkType; why: string | undefined }) {
  const t = useCopy(copy);
  return (
    <Stack gap={4}>
      <Heading level={1}>{t('unavailableHeading')}</Heading>
      <Text>{why ?? t('unavailable')}</Text>
      <OtherMethods not={type} />
    </Stack>
  );
}
