import { memo } from 'react';
import { useCopy } from '#src/brand/copy.tsx';
import { formatMoney, money, subtractMoney } from '#src/domain/money/money.ts';
import { type PayoffCost, payoffCost } from '#src/domain/offer/payoffCost.ts';
import { formatList } from '#src/domain/text/format.ts';
import { toJson } from '#src/domain/text/json.ts';
import { Chart } from './Chart.tsx';
import { copy } from './copy.ts';
import type { Debts } from './debts.ts';
import { type ChartTranslate, durationText } from './duration.ts';
import { Plot } from './Plot.tsx';
import { linePath, topOf, yOf } from './scale.ts';

const MONTHS = 12;

function findingOf(t: ChartTranslate, { years: ends, breakEven, costlierFrom, saved }: PayoffCost): string {
  const years = t('years', { count: ends.length - 1 });
  const less = formatMoney(saved);
  const more = formatMoney(subtractMoney(money(0), saved));
  if (breakEven === undefined) return t('debtsNever', { years, amount: more });
  const when = durationText(t, breakEven);
  if (costlierFrom === undefined) return t('debtsBetter', { when, years, amount: less });
  return t('debtsBack', { when, later: durationText(t, costlierFrom), years, amount: more });
}

/** Where the lines meet, as far as they are drawn: straight from year to year. */
function meetingPoint(costs: readonly number[], month: number) {
  const year = Math.floor(month / MONTHS);
  const from = costs[year] ?? 0;
  const to = costs[year + 1] ?? from;
  return {
    at: month / (MONTHS * (costs.length - 1)),
    cost: from + ((to - from) * (month % MONTHS)) / MONTHS,
  };
}

interface DebtsChartProps {
  debts: Debts;
}

/** A slider that moves changes nothing here, and month by month takes longer than a frame has. */
const isSame = (before: DebtsChartProps, after: DebtsChartProps) => toJson(before) === toJson(after);

/** What the line has cost so far against what the debts would have. */
export const DebtsChart = memo(function DebtsChart({
  debts: { counted, line: loan, fee, minimum, leftOut },
}: DebtsChartProps) {
  const t = useCopy(copy);
  const cost = payoffCost(counted, loan, fee);
  const { years, breakEven } = cost;
  const line = years.map((end) => Number(end.line));
  const kept = years.map((end) => Number(end.kept));
  const top = topOf([...line, ...kept]);
  const finding = findingOf(t, cost);
  const even = breakEven === undefined ? undefined : meetingPoint(line, breakEven);
  return (
    <Chart
      finding={finding}
      drawing={
        <Plot
          label={finding}
          top={top}
          years={years.length - 1}
          marks={
            even ? (
              <circle data-series="dot" cx={`${100 * even.at}%`} cy={`${yOf(even.cost, top)}%`} r="5" />
            ) : null
          }
        >
          <path data-series="dashed" d={linePath(kept, top)} />
          <path data-series="line" d={linePath(line, top)} />
        </Plot>
      }
      legend={[
        { mark: 'line', text: t('debtsLine') },
        { mark: 'dashed', text: t('debtsKept') },
        ...(even ? [{ mark: 'dot', text: t('debtsEven') } as const] : []),
      ]}
      notes={[
        t('debtsHow', { minimum: formatMoney(minimum) }),
        ...(leftOut.length > 0 ? [t('debtsLeftOut', { names: formatList(leftOut) })] : []),
      ]}
      table={{
        caption: t('debtsCaption'),
        head: [t('year'), t('debtsLine'), t('debtsKept')],
        rows: () =>
          years.map((end, year) => ({
            key: year,
            cells: [year > 0 ? year : t('start'), formatMoney(end.line), formatMoney(end.kept)],
          })),
      }}
    />
  );
}, isSame);
