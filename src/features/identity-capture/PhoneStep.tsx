import { useCopy } from '#src/brand/copy.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Handover, type HandoverProps } from '../handoff/Handover.tsx';
import { copy } from './copy.ts';

/** The step in which a phone takes the photos. */
export function PhoneStep(props: HandoverProps) {
  const t = useCopy(copy);
  return (
    <Stack gap={4}>
      <Heading level={1}>{t('onPhone')}</Heading>
      <Handover {...props} />
    </Stack>
  );
}
