import { useCopy, useLegal } from '#src/brand/copy.tsx';
import { SliderField } from '#src/ui/form/SliderField.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { boundsOf } from '../choice.ts';
import { copy } from './copy.ts';
import type { PartProps } from './parts.ts';

/** How much; what the whole of it being paid out means is said here and not in small print. */
export function AmountPart({ facts, choice, offer }: PartProps) {
  const t = useCopy(copy);
  const legal = useLegal();
  if (!offer) return null;
  const { min, max } = boundsOf(facts, choice, offer);
  return (
    <Stack gap={1.5}>
      <SliderField name="draw" label={t('draw')} hint={t('drawHint')} min={min} max={max} step="100" />
      <Text small>
        <strong>{t('fullDraw')}</strong> {legal('fullDraw')}
      </Text>
    </Stack>
  );
}
