import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { useCopy } from '#src/brand/copy.tsx';
import { formatWholeMoney } from '#src/domain/money/money.ts';
import { space, TIGHT } from '#src/ui/primitives/styles.ts';
import { copy } from './copy.ts';
import { seriesStyles } from './seriesStyles.ts';

const Frame = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space(1)};
  padding-block-start: 0.5em;
  ${TIGHT} {
    display: block;
  }
`;

// Where letters are large the scale stands above the drawing, which has the whole width.
const Labels = styled.div<{ $down?: boolean }>`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space(1)};
  color: var(--heloc-color-text-muted);
  font-size: 0.8125em;
  font-variant-numeric: tabular-nums;
  ${({ $down }) =>
    $down
      ? css`
    @container heloc (min-width: 14em) {
      flex-flow: column nowrap;
      align-items: flex-end;
      margin-block: -0.75em;
    }
  `
      : 'grid-column: 2;'}
`;

export const Drawing = styled.svg`
  ${seriesStyles}
  display: block;
  inline-size: 100%;
  block-size: 12em;
  overflow: visible;
`;

interface PlotProps {
  /** What it shows. */
  label: string;
  /** Dollars at the end of the scale. */
  top: number;
  /** Years that it goes over. */
  years: number;
  /** In a square of 100 that is stretched to the drawing: no text, no circles. */
  children: ReactNode;
  /** Over that, in shares of the drawing. */
  marks?: ReactNode;
}

/** Dollars over years. */
export function Plot({ label, top, years, children, marks }: PlotProps) {
  const t = useCopy(copy);
  return (
    <Frame>
      <Labels $down aria-hidden="true">
        {[top, top / 2, 0].map((dollars) => (
          <span key={dollars}>{formatWholeMoney(dollars)}</span>
        ))}
      </Labels>
      <Drawing role="img" aria-label={label} focusable="false">
        <svg
          width="100%"
          height="100%"
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          overflow="visible"
          aria-hidden="true"
        >
          <path data-series="grid" d="M0 0H100M0 50H100M0 100H100" />
          {children}
        </svg>
        {marks}
      </Drawing>
      <Labels aria-hidden="true">
        <span>{t('start')}</span>
        <span>{t('yearShort', { year: years })}</span>
      </Labels>
    </Frame>
  );
}
