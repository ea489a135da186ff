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
  display: block;
  inline-size: 100%;
  block-size: 0.625em;
  border: 1px solid var(--heloc-color-control-border);
  border-radius: 1em;
  overflow: hidden;
  background-color: var(--heloc-color-surface-sunken);
  color: var(--heloc-color-primary-edge);
  &::-webkit-progress-bar {
    background-color: var(--heloc-color-surface-sunken);
  }
  &::-webkit-progress-value {
    border-radius: 1em;
    background-color: var(--heloc-color-primary-edge);
    transition: inline-size 200ms ease;
  }
  &::-moz-progress-bar {
    border-radius: 1em;
    background-color: var(--heloc-color-primary-edge);
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

interface Progress {
  /** Undefined: no telling how far. */
  value?: number;
  max?: number;
}
export interface ProgressBarProps extends Progress {
  label: ReactNode;
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

/** The bar alone, where what stands around it says how far. */
export function BareProgressBar({ name, ...progress }: Progress & { name: string }) {
  return <Bar aria-label={name} {...progress} />;
}
