import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { prominence } from './Prominent.tsx';
import { ROOMY, space, TIGHT } from './styles.ts';

const List = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  column-gap: ${space(2)};
  margin: 0;
  padding: 0;
  ${ROOMY} {
    grid-template-columns: minmax(9em, 2fr) 3fr auto;
  }
`;

const line = css`
  grid-column: 1 / -1;
  padding-block: ${space(0.875)};
  border-block-end: 1px solid var(--heloc-color-border);
  &:last-child {
    border-block-end: 0;
  }
  & > dt {
    color: var(--heloc-color-text-muted);
  }
  & > dd {
    margin: 0;
    min-inline-size: 0;
  }
  & > dd:nth-of-type(1) {
    color: var(--heloc-color-text);
    font-weight: var(--heloc-font-weight-strong);
    font-variant-numeric: tabular-nums;
  }
`;

interface LineProps {
  $prominent: boolean | undefined;
}

const outstanding = css<LineProps>`
  ${({ $prominent }) =>
    $prominent &&
    css`
      & > dt,
      & > dd:nth-of-type(1) {
        ${prominence}
      }
    `}
`;

/** On one line where both fit, else one below the other; in columns where there is room. */
const Fact = styled.div<LineProps>`
  ${line}
  ${outstanding}
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  column-gap: ${space(2)};
  ${ROOMY} {
    display: grid;
    grid-template-columns: subgrid;
    align-items: baseline;
  }
`;

/** With something to do about it, which stands beside both. */
const Row = styled.div<LineProps>`
  ${line}
  ${outstanding}
  display: grid;
  grid-template-columns: subgrid;
  row-gap: ${space(0.5)};
  align-items: baseline;
  & > dd:nth-of-type(1) {
    grid-column: 1;
    grid-row: 2;
  }
  & > dd:nth-of-type(2) {
    grid-column: 2;
    grid-row: 1 / span 2;
  }
  ${ROOMY} {
    & > dd:nth-of-type(1) {
      grid-column: 2;
      grid-row: 1;
    }
    & > dd:nth-of-type(2) {
      grid-column: 3;
      grid-row: 1;
    }
  }
  ${TIGHT} {
    display: block;
  }
`;

export interface SummaryRow {
  /** Needed when `term` is not a string or occurs twice. */
  key?: string;
  term: ReactNode;
  value: ReactNode;
  action?: ReactNode;
  /** Stands out from the other rows. */
  prominent?: boolean | undefined;
}

/** Terms with their values, e.g. what was answered or what an offer is. */
export function SummaryList({ rows }: { rows: readonly SummaryRow[] }) {
  return (
    <List>
      {rows.map((row, index) => {
        const Line = row.action ? Row : Fact;
        return (
          <Line key={row.key ?? (typeof row.term === 'string' ? row.term : index)} $prominent={row.prominent}>
            <dt>{row.term}</dt>
            <dd>{row.value}</dd>
            {row.action ? <dd>{row.action}</dd> : null}
          </Line>
        );
      })}
    </List>
  );
}
