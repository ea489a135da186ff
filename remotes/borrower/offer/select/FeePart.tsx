import { useCopy } from '#src/brand/copy.tsx';
import { formatApr, formatMoney } from '#src/domain/money.ts';
import { RadioGroupField } from '#src/ui/form/RadioGroupField.tsx';
import { feesOf, findOffer } from '../facts.ts';
import { figuresOf } from '../figures.ts';
import { feePercent } from '../text.ts';
import { copy } from './copy.ts';
import type { PartProps } from './parts.ts';

/** What the offer costs up front against its rate. Nothing to choose with one fee: the summary shows it. */
export function FeePart({ facts, choice, apply }: PartProps) {
  const t = useCopy(copy);
  const fees = feesOf(facts, choice.term, choice.rateType);
  if (fees.length < 2) return null;
  const offers = fees.map((fee) => ({ fee, offer: findOffer(facts, { ...choice, fee }) }));
  const rates = offers.map(({ offer }) => offer?.rate ?? 0);
  return (
    <RadioGroupField
      name="fee"
      label={t('fee')}
      hint={t('feeHint')}
      variant="cards"
      options={offers.map(({ fee, offer }) => {
        const percent = feePercent(fee);
        const rate = offer?.rate ?? 0;
        const figures = offer && figuresOf(facts, { ...choice, fee }, offer);
        return {
          value: fee,
          label:
            rate === Math.min(...rates)
              ? t('feeLowest', { percent })
              : rate === Math.max(...rates)
                ? t('feeHighest', { percent })
                : t('feeLabel', { percent }),
          description: figures
            ? t('feeText', { amount: formatMoney(figures.fee), apr: formatApr(figures.apr) })
            : undefined,
        };
      })}
      onChosen={(fee) => apply({ fee })}
    />
  );
}
