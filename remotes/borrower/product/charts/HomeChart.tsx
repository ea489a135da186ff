import { useId } from 'react';
import styled from 'styled-components';
import { useCopy } from '#src/brand/copy.tsx';
import { compareMoney, formatMoney, type Money } from '#src/domain/money/money.ts';
import { formatRatio } from '#src/domain/money/moneyText.ts';
import { shareOfValue } from '#src/domain/offer/homeEquity.ts';
import { Chart } from './Chart.tsx';
import type { ChartInput } from './chartInput.ts';
import { copy } from './copy.ts';
import { HatchPattern } from './HatchPattern.tsx';
import type { Home } from './home.ts';
import { Drawing } from './Plot.tsx';

const Bar = styled(Drawing)`
  block-size: 4em;
`;

/** Of the bar, in percent of the drawing: the mark of the limit stands out above and below. */
const BAR = { y: '15%', height: '70%' } as const;

/** The value of the home as a bar: loans that stay, this line, what is left, and how far loans may reach. */
export function HomeChart({ home, figures }: ChartInput & { home: Home }) {
  const t = useCopy(copy);
  const id = useId();
  const { value, today, staying, paidOff, together, limit, free } = home;
  const replaces = compareMoney(paidOff, 0) > 0;
  const stayingName = replaces ? t('homeStaying') : t('homeLiens');

  const whole = Math.max(Number(value), Number(together), Number(limit));
  const percent = (dollars: Money) => `${(100 * Number(dollars)) / whole}%`;
  const finding = t('homeFinding', {
    together: formatMoney(together),
    share: formatRatio(shareOfValue(together, value)),
    limit: formatMoney(limit),
  });
  const entry = (part: string, amount: Money) => t('homeEntry', { part, amount: formatMoney(amount) });
  const row = (part: string, amount: Money) => ({
    key: part,
    cells: [part, formatMoney(amount), formatRatio(shareOfValue(amount, value))] as const,
  });

  return (
    <Chart
      finding={finding}
      drawing={
        <Bar role="img" aria-label={finding} focusable="false">
          <HatchPattern id={id} />
          <rect data-series="box" {...BAR} width={percent(value)} />
          <rect fill={`url(#${id})`} {...BAR} width={percent(staying)} />
          <rect data-series="edge" {...BAR} width={percent(staying)} />
          <rect data-series="solid" {...BAR} x={percent(staying)} width={percent(figures.total)} />
          {(['halo', 'dashed'] as const).map((line) => (
            <line key={line} data-series={line} x1={percent(limit)} x2={percent(limit)} y1="0" y2="100%" />
          ))}
        </Bar>
      }
      legend={[
        { mark: 'hatch', text: entry(stayingName, staying) },
        { mark: 'solid', text: entry(t('homeLine'), figures.total) },
        { mark: 'box', text: entry(t('homeFree'), free) },
        { mark: 'dashed', text: entry(t('homeLimit'), limit) },
      ]}
      notes={[t('homeLien'), ...(home.hasCreditLine ? [t('homeCreditLine')] : [])]}
      table={{
        caption: t('homeCaption'),
        head: [t('homePart'), t('homeAmount'), t('homeShare')],
        rows: () => [
          row(t('homeValue'), value),
          row(t('homeLiens'), today),
          ...(replaces ? [row(t('homePaidOff'), paidOff), row(t('homeStaying'), staying)] : []),
          row(t('homeLine'), figures.total),
          row(t('homeTogether'), together),
          row(t('homeLimit'), limit),
          row(t('homeFree'), free),
        ],
      }}
    />
  );
}
