import type { Translate } from '#src/brand/copy.tsx';
import { formatWholeMoney } from '#src/domain/money/money.ts';
import type { RadioOption } from '#src/ui/form/RadioGroupField.tsx';
import type { copy } from './copy.ts';
import { isEnough, largestFittingLine, outcomeOf, type WinbackFacts } from './facts.ts';

/** The options to continue; one that cannot help shows the reason. */
export function optionsFor(t: Translate<(typeof copy)['strings']>, facts: WinbackFacts): RadioOption[] {
  const most = largestFittingLine(facts);
  const isTooLittle = !isEnough(facts, most);
  const { fitsPosition } = outcomeOf(facts);
  return [
    {
      value: 'PAY_OFF',
      label: t('PAY_OFF'),
      disabled: !facts.loans.some(({ payoffEligible }) => payoffEligible),
      reason: t('payOffNone'),
    },
    {
      value: 'BORROW_LESS',
      label: t('BORROW_LESS'),
      description: t('lessText', { max: formatWholeMoney(most) }),
      disabled: isTooLittle || !fitsPosition,
      reason: isTooLittle ? t('lessTooLittle') : t('lessPosition'),
    },
    ...(facts.estimateAllowed
      ? [{ value: 'VALUE_WRONG', label: t('VALUE_WRONG'), description: t('valueText') }]
      : []),
    { value: 'WITHDRAW', label: t('WITHDRAW') },
  ];
}
