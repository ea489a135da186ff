import { css } from 'styled-components';

/**
 * How parts of a drawing look: each also has a form of its own, for those who do not see the colours, and all of them take
 * the two colours that are left where a person forces colours.
 */
export const ink = css`
  --ink-main: var(--heloc-color-primary);
  --ink-other: var(--heloc-color-text);
  --ink-faint: var(--heloc-color-border);
  --ink-edge: var(--heloc-color-control-border);
  --ink-ground: var(--heloc-color-page);
  @media (forced-colors: active) {
    --ink-main: CanvasText;
    --ink-other: CanvasText;
    --ink-faint: GrayText;
    --ink-edge: CanvasText;
    --ink-ground: Canvas;
  }
  & [data-ink] {
    fill: none;
    stroke: none;
    vector-effect: non-scaling-stroke;
    stroke-linejoin: round;
  }
  & [data-ink='solid'] {
    fill: var(--ink-main);
  }
  & [data-ink='ground'] {
    fill: var(--ink-ground);
  }
  & [data-ink='hatch'] {
    stroke: var(--ink-main);
    stroke-width: 2px;
  }
  & [data-ink='box'] {
    fill: var(--ink-ground);
    stroke: var(--ink-edge);
    stroke-width: 1px;
  }
  & [data-ink='edge'] {
    stroke: var(--ink-edge);
    stroke-width: 1px;
  }
  & [data-ink='line'] {
    stroke: var(--ink-main);
    stroke-width: 3px;
  }
  & [data-ink='dashed'] {
    stroke: var(--ink-other);
    stroke-width: 2.5px;
    stroke-dasharray: 7 4;
  }
  & [data-ink='halo'] {
    stroke: var(--ink-ground);
    stroke-width: 6px;
  }
  & [data-ink='dot'] {
    fill: var(--ink-ground);
    stroke: var(--ink-other);
    stroke-width: 3px;
  }
  & [data-ink='grid'] {
    stroke: var(--ink-faint);
    stroke-width: 1px;
    stroke-opacity: 0.6;
  }
`;
