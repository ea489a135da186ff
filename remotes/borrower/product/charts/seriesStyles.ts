import { css } from 'styled-components';

/**
 * Styles of the parts of a chart. Each differs in shape as well as in colour; in forced colours only the two system colours
 * are left.
 */
export const seriesStyles = css`
  --series-main: var(--heloc-color-primary-edge);
  --series-other: var(--heloc-color-text);
  --series-faint: var(--heloc-color-border);
  --series-edge: var(--heloc-color-control-border);
  --series-ground: var(--heloc-color-page);
  @media (forced-colors: active) {
    --series-main: CanvasText;
    --series-other: CanvasText;
    --series-faint: GrayText;
    --series-edge: CanvasText;
    --series-ground: Canvas;
  }
  & [data-series] {
    fill: none;
    stroke: none;
    vector-effect: non-scaling-stroke;
    stroke-linejoin: round;
  }
  & [data-series='solid'] {
    fill: var(--series-main);
  }
  & [data-series='ground'] {
    fill: var(--series-ground);
  }
  & [data-series='hatch'] {
    stroke: var(--series-main);
    stroke-width: 2px;
  }
  & [data-series='box'] {
    fill: var(--series-ground);
    stroke: var(--series-edge);
    stroke-width: 1px;
  }
  & [data-series='edge'] {
    stroke: var(--series-edge);
    stroke-width: 1px;
  }
  & [data-series='line'] {
    stroke: var(--series-main);
    stroke-width: 3px;
  }
  & [data-series='dashed'] {
    stroke: var(--series-other);
    stroke-width: 2.5px;
    stroke-dasharray: 7 4;
  }
  & [data-series='halo'] {
    stroke: var(--series-ground);
    stroke-width: 6px;
  }
  & [data-series='dot'] {
    fill: var(--series-ground);
    stroke: var(--series-other);
    stroke-width: 3px;
  }
  & [data-series='grid'] {
    stroke: var(--series-faint);
    stroke-width: 1px;
    stroke-opacity: 0.6;
  }
`;
