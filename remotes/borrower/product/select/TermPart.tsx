import { useCopy } from '#src/brand/copy.tsx';
import { addMoney, formatApr, formatMoney, formatWholeMoney } from '#src/domain/money/money.ts';
import { shortPercent } from '#src/features/offer-terms/text.ts';
import { RadioGroupField, type RadioOption } from '#src/ui/form/RadioGroupField.tsx';
import { withApr } from '#src/ui/primitives/Prominent.tsx';
import { completeChoice } from '../choice.ts';
import { findOffer, rangeOf, rateTypesOf, termsOf } from '../facts.ts';
import { figuresOf, interestOver } from '../figures.ts';
import { figureMark, spokenFigure } from './CardFigure.tsx';
import { copy } from './copy.ts';
import type { PartProps } from './parts.ts';
import { TermFigures } from './TermFigures.tsx';

/** How long, and whether the rate may change. The 62-and-older product has no choice of a term. */
export function TermPart({ facts, choice, overridden, offer, apply }: PartProps) {
  const t = useCopy(copy);
  const terms = termsOf(facts).map((term): RadioOption => {
    const other = completeChoice(facts, { ...choice, ...overridden, term });
    const otherOffer = findOffer(facts, other);
    const label = t('years', { years: term });
    if (!otherOffer) return { value: term, label };
    const same = figuresOf(facts, { ...other, draw: choice.draw, preference: choice.preference }, otherOffer);
    const most = figuresOf(facts, other, otherOffer);
    if (!same) {
      const apr = formatApr(most?.apr ?? otherOffer.rate);
      const max = formatWholeMoney(rangeOf(otherOffer).max);
      return { value: term, label, description: withApr(t('cardLimit', { apr, max })) };
    }
    const interest = interestOver(facts, same, otherOffer.term);
    const total = t('cardTotal', { total: formatMoney(addMoney(same.total, interest), 0) });
    return {
      value: term,
      label,
      mark: figureMark(total),
      description: (
        <>
          {spokenFigure(total)}
          <TermFigures figures={same} interest={interest} />
        </>
      ),
    };
  });
  const types = rateTypesOf(facts, choice.term);
  return (
    <>
      {facts.senior ? null : (
        <RadioGroupField
          name="term"
          label={t('term')}
          hint={t('termHint')}
          options={terms}
          variant="cards"
          columns={2}
          onChosen={(term) => apply({ term })}
        />
      )}
      {types.length > 1 ? (
        <RadioGroupField
          name="rateType"
          label={t('rateType')}
          variant="cards"
          columns={2}
          options={types.map((type) => ({
            value: type,
            label: type === 'VARIABLE' ? t('variable') : t('fixed'),
            description:
              type === 'VARIABLE' ? <VariableText facts={facts} choice={choice} /> : t('fixedText'),
          }))}
          onChosen={(rateType) => apply({ rateType })}
        />
      ) : offer?.type === 'VARIABLE' ? (
        <p>
          <VariableText facts={facts} choice={choice} />
        </p>
      ) : null}
    </>
  );
}

/** A variable rate says what it follows and how far it can go. */
function VariableText({ facts, choice }: Pick<PartProps, 'facts' | 'choice'>) {
  const t = useCopy(copy);
  const variable = findOffer(facts, completeChoice(facts, { ...choice, rateType: 'VARIABLE' }));
  if (!variable) return null;
  const text = t('variableText', {
    index: variable.index ?? '',
    margin: shortPercent(variable.margin ?? 0),
    cap: shortPercent(variable.rateCap ?? 0),
  });
  return <>{text}</>;
}
