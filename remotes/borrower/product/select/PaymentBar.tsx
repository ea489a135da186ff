import styled from 'styled-components';
import { useCopy } from '#src/brand/copy.tsx';
import { formatApr, formatMoney } from '#src/domain/money/money.ts';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { useClearOfHostBars } from '#src/ui/layout/StickyBar.tsx';
import { withApr } from '#src/ui/primitives/Prominent.tsx';
import { space } from '#src/ui/primitives/styles.ts';
import { SIDE_BY_SIDE } from './Columns.tsx';
import { copy } from './copy.ts';
import type { PartProps } from './parts.ts';

const Bar = styled.div`
  position: sticky;
  inset-block-end: var(--heloc-clear, 0);
  z-index: 2;
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space(4)};
  margin-block-start: calc(var(--heloc-space) * -1);
  /* To both edges of the page, whose inset is a part of its width where letters are large. */
  margin-inline: max(calc(var(--heloc-space) * -2), -100% / 18);
  padding: ${space(1)} min(${space(2)}, 100% / 18);
  border-block-start: 1px solid var(--heloc-color-border);
  background-color: var(--heloc-color-surface);
  color: var(--heloc-color-text);
  font-variant-numeric: tabular-nums;
  ${SIDE_BY_SIDE} {
    display: none;
  }
`;

const Line = styled.span`
  flex: 1 1 17em;
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${space(2)};
`;

/** No bolder than the terms below it, of which the APR stands out. */
const Moved = styled.span`
  flex: 1 0 100%;
  padding-block-end: ${space(0.5)};
`;

/**
 * The terms in sight while the controls are used, or why there are none, where the summary is further down: a payment
 * never without its APR and term (docs/rules.md#apr-stands-out). And what the last choice has moved. The summary speaks
 * for both.
 */
export function PaymentBar({
  choice,
  figures,
  problem,
  moved,
}: Pick<PartProps, 'choice' | 'figures' | 'problem' | 'moved'>) {
  const t = useCopy(copy);
  const { isCrypto } = useApplication().heloc;
  return (
    <Bar ref={useClearOfHostBars('bottom')} aria-hidden="true">
      {moved && moved.at !== 'draw' ? <Moved>{moved.text}</Moved> : null}
      {figures ? (
        <>
          <Line>
            <span>{withApr(t('barApr', { apr: formatApr(figures.apr) }))}</span>
            <span>{t('perMonth', { payment: formatMoney(figures.payment) })}</span>
          </Line>
          <Line>
            <span>{t('years', { years: choice.term })}</span>
            {isCrypto ? null : <span>{t('barCash', { cash: formatMoney(figures.cash) })}</span>}
          </Line>
        </>
      ) : (
        <strong>{problem?.message}</strong>
      )}
    </Bar>
  );
}
