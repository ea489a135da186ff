import { useId } from 'react';
import { type Translate, useCopy, useLegal } from '#src/brand/copy.tsx';
import { formatWholeMoney } from '#src/domain/money/money.ts';
import { SliderField } from '#src/ui/form/SliderField.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { boundsOf } from '../choice.ts';
import { copy } from './copy.ts';
import { MovedByAmount } from './MovedNote.tsx';
import type { PartProps } from './parts.ts';
import { isStart } from './start.ts';

/** The amount, with a plain note about the full draw at closing. */
export function AmountPart(props: PartProps) {
  const t = useCopy(copy);
  const legal = useLegal();
  const id = useId();
  const { facts, choice, offer, apply, moved } = props;
  if (!offer) return null;
  const { min, max } = boundsOf(facts, choice, offer);
  return (
    <Stack gap={1} as="section" aria-labelledby={id}>
      <Heading level={2} id={id}>
        {t('amountHeading')}
      </Heading>
      <SliderField
        name="draw"
        label={t('draw')}
        min={min}
        max={max}
        step="100"
        onChanged={(draw) => apply({ draw })}
      />
      <MovedByAmount moved={moved} />
      <WhyThisAmount {...props} />
      <Text small>
        <strong>{t('fullDraw')}</strong> {legal('fullDraw')}
      </Text>
    </Stack>
  );
}

/** Where the amount comes from, while it is not the person's own. */
function WhyThisAmount(props: PartProps) {
  const t = useCopy(copy);
  const text = whyOf(t, props);
  return text ? (
    <Text small muted>
      {text}
    </Text>
  ) : null;
}

function whyOf(t: Translate<(typeof copy)['strings']>, { facts, choice, overridden }: PartProps) {
  if (overridden.draw) return t('drawOverridden', { amount: formatWholeMoney(overridden.draw) });
  if (!facts.start || !isStart(facts, choice)) return undefined;
  const { debts: count, draw } = facts.start;
  const amount = formatWholeMoney(draw);
  return count > 0 ? t('startDebts', { amount, count }) : t('startMiddle', { amount });
}
