import styled from 'styled-components';
import { useCopy } from '#src/brand/copy.tsx';
import { formatApr, formatMoney, type Money } from '#src/domain/money/money.ts';
import { withApr } from '#src/ui/primitives/Prominent.tsx';
import { space } from '#src/ui/primitives/styles.ts';
import type { Figures } from '../figures.ts';
import { copy } from './copy.ts';

const Line = styled.span`
  display: block;
`;
const Share = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  column-gap: ${space(1.5)};
`;
const Bar = styled.svg`
  flex: 1 1 6em;
  block-size: 0.5em;
  border-radius: 1em;
  overflow: hidden;
  fill: var(--heloc-color-surface-sunken);
  border: 1px solid var(--heloc-color-control-border);
  & > :last-child {
    fill: var(--heloc-color-primary-edge);
  }
  @media (forced-colors: active) {
    border-color: CanvasText;
    fill: Canvas;
    & > :last-child {
      fill: Highlight;
    }
  }
`;

/** What a term comes to: rate, payment, and how much of all payments is interest, which is what is filled. */
export function TermFigures({ figures, interest }: { figures: Figures; interest: Money }) {
  const t = useCopy(copy);
  const total = Number(figures.total) + Number(interest);
  const share = total > 0 ? Number(interest) / total : 0;
  return (
    <>
      <Line>
        {withApr(t('cardFigures', { apr: formatApr(figures.apr), payment: formatMoney(figures.payment) }))}
      </Line>
      <Share>
        <Bar viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
          <rect width="100" height="4" />
          <rect width={Math.round(share * 100)} height="4" />
        </Bar>
        {t('cardInterest', { interest: formatMoney(interest, 0) })}
      </Share>
    </>
  );
}
