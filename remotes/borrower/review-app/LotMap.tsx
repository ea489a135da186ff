import styled from 'styled-components';

interface Corner {
  x: number;
  y: number;
}

const Picture = styled.svg`
  inline-size: 5em;
  block-size: 5em;
  & > polygon {
    fill: var(--heloc-color-selected-surface);
    stroke: var(--heloc-color-primary-edge);
    stroke-width: 2;
    vector-effect: non-scaling-stroke;
  }
`;

/** The shape of a lot, north up, as on the county's map: drawn here, so that no map service gets the address. */
export function LotMap({ outline, label }: { outline: readonly Corner[]; label: string }) {
  const xs = outline.map(({ x }) => x);
  const ys = outline.map(({ y }) => y);
  const [left, top] = [Math.min(...xs), Math.max(...ys)];
  const size = Math.max(Math.max(...xs) - left, top - Math.min(...ys), 1);
  const points = outline.map(({ x, y }) => `${x - left},${top - y}`).join(' ');
  const margin = size / 20;
  return (
    <Picture
      role="img"
      aria-label={label}
      viewBox={`${-margin} ${-margin} ${size + 2 * margin} ${size + 2 * margin}`}
    >
      <polygon points={points} />
    </Picture>
  );
}
