import type { ReactNode } from 'react';
import styled from 'styled-components';
import { ROOMY, space } from './styles.ts';

const List = styled.dl`
  display: grid;
  grid-template-columns: 1fr auto;
  column-gap: ${space(2)};
  margin: 0;
  padding: 0;
  ${ROOMY} {
    grid-template-columns: minmax(9em, 2fr) 3fr auto;
  }
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: subgrid;
  grid-column: 1 / -1;
  row-gap: ${space(0.5)};
  align-items: baseline;
  padding-block: ${space(1.5)};
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
    grid-column: 1;
    grid-row: 2;
    color: var(--heloc-color-text);
    font-weight: var(--heloc-font-weight-strong);
    font-variant-numeric: tabular-nums;
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
`;

export interface SummaryRow {
  /** Needed when `term` is not a string or occurs twice. */
  key?: string;
  term: ReactNode;
  value: ReactNode;
  action?: ReactNode;
}

/** Terms with their values, e.g. what was answered or what an offer is. */
export function SummaryList({ rows }: { rows: readonly SummaryRow[] }) {
  return (
    <List>
      {rows.map((row, index) => (
        <Row key={row.key ?? (typeof row.term === 'string' ? row.term : index)}>
          <dt>{row.term}</dt>
          <dd>{row.value}</dd>
          {row.action ? <dd>{row.action}</dd> : null}
        </Row>
      ))}
    </List>
  );
}
