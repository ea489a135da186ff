import styled from 'styled-components';
import { useCopy } from '#src/brand/copy.tsx';
import { formatMoney } from '#src/domain/money.ts';
import { space } from '#src/ui/primitives/styles.ts';
import { SIDE_BY_SIDE } from './Columns.tsx';
import { copy } from './copy.ts';
import type { PartProps } from './parts.ts';

const Bar = styled.div`
  position: sticky;
  inset-block-end: 0;
  z-index: 2;
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${space(2)};
  margin-block-start: calc(var(--heloc-space) * -1);
  margin-inline: calc(var(--heloc-space) * -2);
  padding: ${space(1)} ${space(2)};
  border-block-start: 1px solid var(--heloc-color-border);
  background-color: var(--heloc-color-surface);
  color: var(--heloc-color-text);
  font-variant-numeric: tabular-nums;
  ${SIDE_BY_SIDE} {
    display: none;
  }
`;

/**
 * The payment in sight while the controls are used, or why there is none, where the summary is further down. The summary
 * speaks for it.
 */
export function PaymentBar({ figures, problem }: Pick<PartProps, 'figures' | 'problem'>) {
  const t = useCopy(copy);
  return (
    <Bar aria-hidden="true">
      {figures ? (
        <>
          <strong>{t('perMonth', { payment: formatMoney(figures.payment) })}</strong>
          <span>{t('barCash', { cash: formatMoney(figures.cash) })}</span>
        </>
      ) : (
        <strong>{problem?.message}</strong>
      )}
    </Bar>
  );
}
