import { useId, useState } from 'react';
import styled from 'styled-components';
import { useCopy } from '#src/brand/copy.tsx';
import { formatApr, formatMoney, type Money } from '#src/domain/money.ts';
import { RadioGroupField } from '#src/ui/form/RadioGroupField.tsx';
import { Badge } from '#src/ui/primitives/Badge.tsx';
import { withApr } from '#src/ui/primitives/Prominent.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { controlBox, space } from '#src/ui/primitives/styles.ts';
import { compareFees, staysOf, USUAL_STAY } from '../fees.ts';
import { feePercent } from '../text.ts';
import { figureMark, spokenFigure } from './CardFigure.tsx';
import { copy } from './copy.ts';
import type { PartProps } from './parts.ts';

/** Question and answer on one line. */
const Stay = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(0.5)} ${space(2)};
  & > label {
    flex: 1 1 10em;
  }
`;

const Select = styled.select`
  ${controlBox}
  appearance: auto;
  inline-size: auto;
`;

const FeeText = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  column-gap: ${space(1)};
`;

/** What each fee costs over the years that one means to stay, the least first. Nothing to choose with one fee: the summary shows it. */
export function FeePart({ facts, choice, apply }: PartProps) {
  const t = useCopy(copy);
  const id = useId();
  const [wanted, setYears] = useState(USUAL_STAY);
  const term = Number(choice.term);
  const years = Math.min(wanted, term);
  const fees = compareFees(facts, choice, years);
  if (fees.length < 2) return null;
  const withInterest = (cost: Money) => t('feeCost', { cost: formatMoney(cost, 0) });
  const least = fees[0]?.cost;
  return (
    <Stack gap={2}>
      <Stay>
        <label htmlFor={id}>{t('stay')}</label>
        <Select id={id} value={years} onChange={(event) => setYears(Number(event.target.value))}>
          {staysOf(term).map((count) => (
            <option key={count} value={count}>
              {t('stayYears', { count })}
            </option>
          ))}
        </Select>
      </Stay>
      <RadioGroupField
        name="fee"
        label={t('fee')}
        hint={t('feeHint')}
        variant="cards"
        options={fees.map(({ fee, figures, cost }) => ({
          value: fee,
          label: t('feeLabel', { percent: feePercent(fee) }),
          mark: cost === undefined ? undefined : figureMark(withInterest(cost)),
          description: figures ? (
            <FeeText>
              <span>
                {cost === undefined ? null : spokenFigure(withInterest(cost))}
                {withApr(t('feeText', { amount: formatMoney(figures.fee), apr: formatApr(figures.apr) }))}
              </span>
              {cost !== undefined && cost === least ? <Badge tone="info">{t('feeLeast')}</Badge> : null}
            </FeeText>
          ) : undefined,
        }))}
        onChosen={(fee) => apply({ fee })}
      />
    </Stack>
  );
}
