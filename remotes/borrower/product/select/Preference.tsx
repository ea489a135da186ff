import { useCopy } from '#src/brand/copy.tsx';
import { formatWholeMoney } from '#src/domain/money/money.ts';
import { RadioGroupField } from '#src/ui/form/RadioGroupField.tsx';
import { exceedsMaximum, preferencesOf } from '../choice.ts';
import { rangeOf } from '../facts.ts';
import { copy } from './copy.ts';
import type { PartProps } from './parts.ts';

/** How the payoffs share the draw; each preference is judged by the amount that it would bring back. */
export function Preference({ facts, choice, overridden, offer, apply }: PartProps) {
  const t = useCopy(copy);
  if (!offer || exceedsMaximum(choice)) return null;
  const possible = preferencesOf(facts, { ...choice, draw: overridden.draw ?? choice.draw }, offer);
  const max = formatWholeMoney(rangeOf(offer).max);
  return (
    <RadioGroupField
      name="preference"
      label={t('preference')}
      options={[
        {
          value: 'PRESERVE',
          label: t('preserve'),
          description: t('preserveText'),
          disabled: !possible.PRESERVE,
          reason: t('preserveReason', { max }),
        },
        {
          value: 'DEDUCT',
          label: t('deduct'),
          description: t('deductText'),
          disabled: !possible.DEDUCT,
          reason: t('deductReason'),
        },
        {
          value: 'MAXIMIZE',
          label: t('maximize'),
          description: t('maximizeText', { max }),
          disabled: !possible.MAXIMIZE,
          reason: t('maximizeReason', { max }),
        },
      ]}
      onChosen={(preference) => apply({ preference })}
    />
  );
}
