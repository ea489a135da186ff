import type { ReactNode, Ref } from 'react';
import styled, { css } from 'styled-components';
import { focusRing, space } from '../primitives/styles.ts';

const Row = styled.div<{ $card: boolean; $checked: boolean; $disabled: boolean }>`
  position: relative;
  isolation: isolate;
  display: flex;
  align-items: flex-start;
  gap: min(0.75em, 4cqi);
  min-block-size: 2.75em;
  padding-block: 0.5em;
  cursor: ${({ $disabled }) => ($disabled ? 'not-allowed' : 'pointer')};
  ${({ $card, $checked }) =>
    $card &&
    css`
      padding: ${space(1.25)} min(${space(2)}, 5cqi);
      border: max(var(--heloc-border-width), 1px) solid var(--heloc-color-control-border);
      border-radius: var(--heloc-radius-card);
      background-color: var(--heloc-color-surface);
      transition: border-color 120ms ease, background-color 120ms ease;
      &:hover {
        border-color: var(--heloc-color-primary-edge);
      }
      ${
        $checked &&
        css`
          border-color: var(--heloc-color-primary-edge);
          background-color: var(--heloc-color-selected-surface);
          box-shadow: inset 0 0 0 1px var(--heloc-color-primary-edge);
        `
      }
      @media (prefers-reduced-motion: reduce) {
        transition: none;
      }
    `}
  ${({ $card }) =>
    !$card &&
    css`
      inline-size: fit-content;
      max-inline-size: 100%;
    `}
  ${({ $disabled, $card }) =>
    $disabled &&
    css`
      color: var(--heloc-color-text-muted);
      background-color: ${$card ? 'var(--heloc-color-surface-sunken)' : 'transparent'};
    `}
`;

const Box = styled.input`
  appearance: none;
  box-sizing: border-box;
  position: relative;
  z-index: 1;
  flex: none;
  inline-size: 1.5em;
  block-size: 1.5em;
  margin: 0.125em 0 0;
  border: 0.125em solid var(--heloc-color-control-border);
  background-color: var(--heloc-color-surface);
  color: var(--heloc-color-on-primary);
  cursor: inherit;
  scroll-margin-block: 8em 6em;

  &[type='radio'] {
    border-radius: 50%;
  }
  &[type='checkbox'] {
    border-radius: min(var(--heloc-radius-control), 0.375em);
  }
  &:checked {
    border-color: var(--heloc-color-primary-edge);
  }
  &[type='radio']:checked {
    border-width: 0.4375em;
  }
  &[type='checkbox']:checked {
    background-color: var(--heloc-color-primary);
  }
  &[type='checkbox']::after {
    content: '';
    display: block;
    inline-size: 0.375em;
    block-size: 0.75em;
    margin: 0.0625em 0 0 0.375em;
    border: solid currentColor;
    border-width: 0 0.15em 0.15em 0;
    transform: rotate(42deg);
    opacity: 0;
  }
  &[type='checkbox']:checked::after {
    opacity: 1;
  }
  &[aria-invalid='true'] {
    border-color: var(--heloc-color-error-border);
  }
  &:focus-visible {
    ${focusRing}
  }
  &:is(:disabled, [aria-disabled='true']) {
    border-color: var(--heloc-color-disabled-border);
    background-color: var(--heloc-color-surface-sunken);
    color: var(--heloc-color-disabled-text);
  }
  @media (forced-colors: active) {
    appearance: auto;
    &::after {
      content: none;
    }
  }
`;

const Words = styled.div`
  flex: 1;
  min-inline-size: 0;
  padding-block: 0.125em;
`;

// `::before` makes the whole row the target.
const Label = styled.label`
  cursor: inherit;
  &::before {
    content: '';
    position: absolute;
    inset: 0;
  }
  & a,
  & button {
    position: relative;
    z-index: 1;
  }
`;

const CardLabel = styled(Label)`
  font-weight: var(--heloc-font-weight-strong);
`;

// Below a mark that floats at the end of the label's line, also where it has no room there.
const Description = styled.div`
  clear: both;
  color: var(--heloc-color-text-muted);
  font-size: 0.9375em;
`;

export interface ChoiceProps {
  kind: 'radio' | 'checkbox';
  id: string;
  label: ReactNode;
  description?: ReactNode;
  /** After the label, e.g. a price. */
  aside?: ReactNode;
  card?: boolean;
  checked: boolean;
  disabled?: boolean;
  onChange(checked: boolean): void;
  onBlur?(): void;
  onFocus?(): void;
  /** HTML name; groups radios. */
  group?: string;
  value?: string;
  required?: boolean;
  invalid?: boolean;
  describedBy?: string | undefined;
  /** Seen with the label but not part of it. */
  mark?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** One radio button or checkbox with its words. */
export function Choice({
  kind,
  id,
  label,
  description,
  aside,
  card = false,
  checked,
  disabled = false,
  onChange,
  onBlur,
  onFocus,
  group,
  value,
  required,
  invalid = false,
  describedBy,
  mark,
  ref,
}: ChoiceProps) {
  const descriptionId = `${id}-description`;
  const isBox = kind === 'checkbox';
  const LabelElement = card ? CardLabel : Label;
  return (
    <Row $card={card} $checked={checked} $disabled={disabled}>
      <Box
        ref={ref}
        id={id}
        type={kind}
        name={group}
        value={value}
        checked={checked}
        disabled={disabled && !isBox}
        // An error leads to it, and a reader says why it cannot be ticked yet.
        aria-disabled={(disabled && isBox) || undefined}
        onChange={(event) => {
          if (!disabled) onChange(event.currentTarget.checked);
        }}
        onBlur={onBlur}
        onFocus={onFocus}
        aria-required={isBox && required ? true : undefined}
        aria-invalid={invalid || undefined}
        aria-describedby={
          [description ? descriptionId : '', describedBy ?? ''].filter(Boolean).join(' ') || undefined
        }
      />
      <Words>
        <LabelElement id={`${id}-label`} htmlFor={id}>
          {label}
        </LabelElement>
        {mark}
        {description ? <Description id={descriptionId}>{description}</Description> : null}
      </Words>
      {aside}
    </Row>
  );
}
