import { useId, useState } from 'react';
import styled from 'styled-components';
import { useCopy } from '#src/brand/copy.tsx';
import { formatMoney, formatWholeMoney } from '#src/domain/money/money.ts';
import { paidOffWith, yearByYear } from '#src/domain/offer/amortization.ts';
import { Choice } from '#src/ui/form/Choice.tsx';
import { space, TIGHT } from '#src/ui/primitives/styles.ts';
import { Chart } from './Chart.tsx';
import { type ChartInput, loanOf } from './chartInput.ts';
import { copy } from './copy.ts';
import { durationText } from './duration.ts';
import { Plot } from './Plot.tsx';
import { linePath, linePathToNothing, topOf } from './scale.ts';

/** Dollars a month. */
const EXTRAS = [0, 50, 100, 250] as const;
const FIRST = 100;

const Group = styled.fieldset`
  && {
    min-inline-size: 0;
    margin-block-end: ${space(1)};
    border: 0;
  }
  & > legend {
    font-weight: var(--heloc-font-weight-strong);
  }
  & > div {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, max-content));
    gap: 0 ${space(4)};
    ${TIGHT} {
      grid-template-columns: minmax(0, 1fr);
    }
    @container heloc (min-width: 24em) {
      grid-template-columns: repeat(4, minmax(0, max-content));
    }
  }
`;

/** What a payment besides the payment of each month saves. */
export function ExtraPaymentChart(input: ChartInput) {
  const t = useCopy(copy);
  const id = useId();
  const [extra, setExtra] = useState<number>(FIRST);
  const loan = loanOf(input);
  const done = paidOffWith(loan, extra);
  const amount = formatWholeMoney(extra);
  const [withNothing, withMore] = [0, extra].map((more) =>
    yearByYear(loan, more).map(({ balance }) => Number(balance)),
  ) as [number[], number[]];
  const top = topOf(withNothing);
  const finding =
    extra === 0
      ? t('extraNone', {
          time: durationText(t, done.months),
          interest: formatMoney(done.interest),
        })
      : t('extraFinding', {
          amount,
          time: durationText(t, done.months),
          sooner: durationText(t, done.sooner),
          saved: formatMoney(done.saved),
        });
  return (
    <>
      <Group>
        <legend>{t('extraQuestion')}</legend>
        <div>
          {EXTRAS.map((dollars) => (
            <Choice
              key={dollars}
              kind="radio"
              id={`${id}-${dollars}`}
              group={id}
              value={String(dollars)}
              label={formatWholeMoney(dollars)}
              checked={dollars === extra}
              onChange={() => setExtra(dollars)}
            />
          ))}
        </div>
      </Group>
      <Chart
        finding={finding}
        drawing={
          <Plot label={finding} top={top} years={loan.term}>
            <path data-series="dashed" d={linePath(withNothing, top)} />
            {extra === 0 ? null : (
              <path data-series="line" d={linePathToNothing(withMore, top, done.months / (12 * loan.term))} />
            )}
          </Plot>
        }
        legend={[
          { mark: 'dashed', text: t('extraWithout') },
          ...(extra === 0 ? [] : [{ mark: 'line', text: t('extraWith', { amount }) } as const]),
        ]}
        table={{
          caption: t('extraCaption'),
          head: [t('extraColumn'), t('extraTime'), t('extraInterest')],
          rows: () =>
            EXTRAS.map((dollars) => {
              const { months, interest } = paidOffWith(loan, dollars);
              return {
                key: dollars,
                cells: [formatWholeMoney(dollars), durationText(t, months), formatMoney(interest)],
              };
            }),
        }}
      />
    </>
  );
}
