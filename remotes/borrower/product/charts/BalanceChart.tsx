import { useId } from 'react';
import { useCopy } from '#src/brand/copy.tsx';
import { formatLongDate } from '#src/domain/dates/dates.ts';
import { compareMoney, formatMoney } from '#src/domain/money/money.ts';
import { balanceAfter, interestOnlyYears, yearByYear } from '#src/domain/offer/amortization.ts';
import { maturityOf } from '#src/domain/offer/maturity.ts';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { useToday } from '#src/features/case/useToday.ts';
import { Chart } from './Chart.tsx';
import { type ChartInput, loanOf } from './chartInput.ts';
import { copy } from './copy.ts';
import { durationText } from './duration.ts';
import { HatchPattern } from './HatchPattern.tsx';
import { Plot } from './Plot.tsx';
import { columnOf, columnsPath, linePath, topOf, yOf } from './scale.ts';

/** What is owed at the end of each year, the fee within it at the start, and the interest that adds up meanwhile. */
export function BalanceChart(input: ChartInput) {
  const t = useCopy(copy);
  const id = useId();
  const today = useToday();
  const { heloc } = useApplication();
  const { facts, offer, figures } = input;
  const loan = loanOf(input);
  const years = facts.senior ? interestOnlyYears(loan) : yearByYear(loan);
  const balances = years.map(({ balance }) => Number(balance));
  const interest = years.map((end) => Number(end.interest));
  const top = topOf([...balances, ...interest]);
  const [first = 0, ...later] = balances;
  const hasFee = compareMoney(figures.fee, 0) > 0;
  const withoutFee = first - Number(figures.fee);
  const { x, width } = columnOf(0, balances.length);

  const total = formatMoney(figures.total);
  const fee = formatMoney(figures.fee);
  const paid = formatMoney(years.at(-1)?.interest ?? 0);
  const matures = maturityOf(heloc, offer.term, today);
  const half = offer.term * 6;
  const finding = matures
    ? t('owedFindingDue', { total, date: formatLongDate(matures), interest: paid })
    : t('owedFinding', {
        total,
        middle: formatMoney(balanceAfter(loan, half)),
        half: durationText(t, half),
        interest: paid,
      });

  const feeArea = {
    x: `${x}%`,
    width: `${width}%`,
    y: `${yOf(first, top)}%`,
    height: `${yOf(withoutFee, top) - yOf(first, top)}%`,
  };
  const feeMark = hasFee ? (
    <>
      <HatchPattern id={id} />
      <rect fill={`url(#${id})`} {...feeArea} />
      <rect data-series="edge" {...feeArea} />
    </>
  ) : null;

  return (
    <Chart
      finding={finding}
      drawing={
        <Plot label={finding} top={top} years={offer.term} marks={feeMark}>
          <path data-series="solid" d={columnsPath([withoutFee, ...later], top)} />
          <path data-series="halo" d={linePath(interest, top, true)} />
          <path data-series="dashed" d={linePath(interest, top, true)} />
        </Plot>
      }
      legend={[
        { mark: 'solid', text: t('owedBalance') },
        ...(hasFee ? [{ mark: 'hatch', text: t('owedFee', { fee }) } as const] : []),
        { mark: 'dashed', text: t('owedInterest') },
      ]}
      table={{
        caption: t('owedCaption'),
        head: [t('year'), t('owedBalance'), t('owedInterest')],
        rows: () =>
          years.map((end, year) => ({
            key: year,
            cells: [
              year > 0 ? year : hasFee ? t('owedStart', { fee }) : t('start'),
              formatMoney(end.balance),
              formatMoney(end.interest),
            ],
          })),
      }}
    />
  );
}
