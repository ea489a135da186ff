import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { Tooltip } from '../overlay/Tooltip.tsx';
import { Icon } from './Icon.tsx';
import { focusRing } from './styles.ts';

const Base = styled.button`
  appearance: none;
  display: flex;
  flex: none;
  align-items: center;
  justify-content: center;
  inline-size: 2.75em;
  block-size: 2.75em;
  padding: 0;
  border: 0;
  border-radius: var(--heloc-radius-control);
  background: none;
  color: inherit;
  font: inherit;
  cursor: pointer;
  &:hover {
    background-color: color-mix(in srgb, currentColor 10%, transparent);
  }
  &:focus-visible {
    ${focusRing}
  }
`;

interface CloseButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'children'> {
  'aria-label': string;
}

/** The cross that closes or dismisses what it stands in; its name says what. */
export function CloseButton(props: CloseButtonProps) {
  return (
    <Tooltip text={props['aria-label']}>
      <Base type="button" {...props}>
        <Icon name="close" />
      </Base>
    </Tooltip>
  );
}
