import type { ReactNode } from 'react';
import styled from 'styled-components';
import { controlBox, focusRing } from '../primitives/styles.ts';

/** Widths that suit what is asked, in characters. */
const WIDTH = { full: '100%', long: '28em', medium: '16em', short: '10em', tiny: '6em' } as const;
export type ControlWidth = keyof typeof WIDTH;

export const Control = styled.input`
  ${controlBox}
`;

// `flex-wrap`, `cqi`: where letters are large, what stands beside an input is below it.
const Row = styled.div<{ $width: ControlWidth }>`
  display: flex;
  flex-wrap: wrap;
  align-items: stretch;
  inline-size: 100%;
  max-inline-size: ${({ $width }) => WIDTH[$width]};
  & > input {
    flex: 1;
    min-inline-size: 0;
  }
`;

const Affix = styled.span`
  display: flex;
  align-items: center;
  padding-inline: min(0.875em, 4cqi);
  border: var(--heloc-border-width) solid var(--heloc-color-control-border);
  background-color: var(--heloc-color-surface-sunken);
  color: var(--heloc-color-text-muted);
  border-inline-end: 0;
  border-start-start-radius: var(--heloc-radius-control);
  border-end-start-radius: var(--heloc-radius-control);
  & + input {
    border-start-start-radius: 0;
    border-end-start-radius: 0;
  }
`;

const Toggle = styled.button`
  appearance: none;
  min-inline-size: 4.25em;
  min-block-size: 2.75em;
  margin-inline-start: min(0.5em, 4cqi);
  padding: 0 0.75em;
  border: var(--heloc-border-width) solid var(--heloc-color-control-border);
  border-radius: var(--heloc-radius-control);
  background-color: var(--heloc-color-surface);
  color: var(--heloc-color-link);
  font: inherit;
  cursor: pointer;
  &:focus-visible {
    ${focusRing}
  }
`;

export interface ControlRowProps {
  width?: ControlWidth;
  prefix?: ReactNode;
  toggle?: { label: string; text: string; onClick(): void };
  children: ReactNode;
}

/** A control with what stands beside it. A prefix is outside the input and not part of its value. */
export function ControlRow({ width = 'full', prefix, toggle, children }: ControlRowProps) {
  return (
    <Row $width={width}>
      {prefix ? <Affix aria-hidden="true">{prefix}</Affix> : null}
      {children}
      {toggle ? (
        <Toggle type="button" aria-label={toggle.label} onClick={toggle.onClick}>
          {toggle.text}
        </Toggle>
      ) : null}
    </Row>
  );
}
