import { useId } from 'react';
import styled from 'styled-components';
import { space } from '#src/ui/primitives/styles.ts';
import { HatchPattern } from './HatchPattern.tsx';
import { seriesStyles } from './seriesStyles.ts';

const List = styled.ul`
  ${seriesStyles}
  && {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(0.5)} ${space(2.5)};
    padding: 0;
    list-style: none;
    font-size: 0.875em;
    font-variant-numeric: tabular-nums;
  }
  & > li {
    display: flex;
    align-items: center;
    gap: ${space(1)};
  }
  & svg {
    flex: none;
    inline-size: 1.5em;
    block-size: 1em;
    overflow: visible;
  }
`;

type Mark = 'solid' | 'hatch' | 'box' | 'line' | 'dashed' | 'dot';

export interface LegendEntry {
  mark: Mark;
  text: string;
}

const BOX = { x: 1, y: 1, width: 22, height: 14 } as const;

function Sample({ mark }: { mark: Mark }) {
  const id = useId();
  if (mark === 'line' || mark === 'dashed') return <path data-series={mark} d="M0 8H24" />;
  if (mark === 'dot') return <circle data-series="dot" cx="12" cy="8" r="5" />;
  if (mark !== 'hatch') return <rect data-series={mark} {...BOX} />;
  return (
    <>
      <HatchPattern id={id} />
      <rect fill={`url(#${id})`} {...BOX} />
      <rect data-series="edge" {...BOX} />
    </>
  );
}

/** The legend of a chart; screen reader users have the chart's sentence and the table instead. */
export function Legend({ entries }: { entries: readonly LegendEntry[] }) {
  return (
    <List aria-hidden="true">
      {entries.map(({ mark, text }) => (
        <li key={text}>
          <svg viewBox="0 0 24 16" focusable="false" aria-hidden="true">
            <Sample mark={mark} />
          </svg>
          <span>{text}</span>
        </li>
      ))}
    </List>
  );
}
