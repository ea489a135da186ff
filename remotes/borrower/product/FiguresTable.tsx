import { type ReactNode, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { focusRing, space } from '#src/ui/primitives/styles.ts';

const Scroller = styled.div`
  overflow-x: auto;
  &:focus-visible {
    ${focusRing}
  }
`;

const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-size: 0.9375em;
  font-variant-numeric: tabular-nums;
  & > caption {
    padding-block-end: ${space(1)};
    color: var(--heloc-color-heading);
    font-weight: var(--heloc-font-weight-strong);
    text-align: start;
  }
  & :is(th, td) {
    padding: ${space(0.75)} ${space(0.75)};
    border-block-end: 1px solid var(--heloc-color-border);
    font-weight: inherit;
    text-align: end;
    vertical-align: bottom;
  }
  & :is(th, td):first-child {
    padding-inline-start: 0;
    text-align: start;
  }
  & :is(th, td):last-child {
    padding-inline-end: 0;
  }
  & > thead th {
    color: var(--heloc-color-text-muted);
    font-weight: var(--heloc-font-weight-strong);
  }
`;

/** Whether it holds more than there is room for, sideways. */
function useOverflow() {
  const ref = useRef<HTMLDivElement>(null);
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => setOverflows(element.scrollWidth > element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, overflows };
}

export interface FigureRow {
  key: string | number;
  /** The first cell is the row's heading. */
  cells: readonly [ReactNode, ...ReactNode[]];
}

interface FiguresTableProps {
  caption: string;
  head: readonly string[];
  rows: readonly FigureRow[];
}

/** Figures side by side at every width, so that a column can be read down; what has no room is scrolled to. */
export function FiguresTable({ caption, head, rows }: FiguresTableProps) {
  const { ref, overflows } = useOverflow();
  return (
    <Scroller ref={ref} {...(overflows ? { role: 'region', 'aria-label': caption, tabIndex: 0 } : {})}>
      <Table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [heading, ...figures] }) => (
            <tr key={key}>
              <th scope="row">{heading}</th>
              {figures.map((figure, index) => (
                <td key={head[index + 1]}>{figure}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroller>
  );
}
