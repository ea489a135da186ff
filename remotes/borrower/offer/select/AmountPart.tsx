import { useId } from 'react';
import { useCopy, useLegal } from '#src/brand/copy.tsx';
import { formatWholeMoney } from '#src/domain/money.ts';
import { SliderField } from '#src/ui/form/SliderField.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { boundsOf } from '../choice.ts';
import { copy } from './copy.ts';
import type { PartProps } from './parts.ts';

/** How much; what the whole of it being paid out means is said here and not in small print. */
export function AmountPart(props: PartProps) {
  const t = useCopy(copy);
  const legal = useLegal();
  const id = useId();
  const { facts, choice, offer } = props;
  if (!offer) return null;
  const { min, max } = boundsOf(facts, choice, offer);
  return (
    <Stack gap={1} as="section" aria-labelledby={id}>
      <Heading level={2} id={id}>
        {t('amountHeading')}
      </Heading>
      <SliderField name="draw" label={t('draw')} hint={t('drawHint')} min={min} max={max} step="100" />
      <WhyThisAmount {...props} />
      <Text small>
        <strong>{t('fullDraw')}</strong> {legal('fullDraw')}
      </Text>
    </Stack>
  );
}

/** Where the amount comes from, for as long as it is not the person's own. */
function WhyThisAmount({ choice, start, moved }: PartProps) {
  const t = useCopy(copy);
  if (moved?.draw === choice.draw) return <Text strong>{moved.text}</Text>;
  if (!start || Number(start.choice.draw) !== Number(choice.draw)) return null;
  const amount = formatWholeMoney(choice.draw);
  return (
    <Text small muted>
      {start.debts > 0 ? t('startDebts', { amount, count: start.debts }) : t('startMiddle', { amount })}
    </Text>
  );
}
