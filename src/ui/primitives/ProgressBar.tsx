import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { space } from './styles.ts';

const Box = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(0.5)};
`;

const Row = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${space(2)};
  font-size: 0.875em;
  color: var(--heloc-color-text-muted);
`;

const Bar = styled.progress`
  appearance: none;
  inline-size: 100%;
  block-size: 0.5em;
  border: 0;
  border-radius: 1em;
  overflow: hidden;
  background-color: var(--heloc-color-border);
  color: var(--heloc-color-primary);
  &::-webkit-progress-bar {
    background-color: var(--heloc-color-border);
  }
  &::-webkit-progress-value {
    border-radius: 1em;
    background-color: var(--heloc-color-primary);
    transition: inline-size 200ms ease;
  }
  &::-moz-progress-bar {
    border-radius: 1em;
    background-color: var(--heloc-color-primary);
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
    &::-webkit-progress-value {
      background-color: Highlight;
    }
    &::-moz-progress-bar {
      background-color: Highlight;
    }
  }
`;

export interface ProgressBarProps {
  label: ReactNode;
  /** Undefined: no telling how far. */
  value?: number;
  max?: number;
  valueText?: string;
}

/** How far something is. */
export function ProgressBar({ label, value, max = 100, valueText }: ProgressBarProps) {
  const id = useId();
  return (
    <Box>
      <Row>
        <span id={id}>{label}</span>
        {valueText ? <span>{valueText}</span> : null}
      </Row>
      <Bar aria-labelledby={id} aria-valuetext={valueText} max={max} value={value} />
    </Box>
  );
}
