import type { Placement } from '@floating-ui/dom';
import {
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type ToggleEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import styled from 'styled-components';
import type { ElementComponent } from '#src/jsx/runtime.ts';
import { plainControl } from '../primitives/plainControl.ts';
import { focusRing } from '../primitives/styles.ts';
import { keepPlaced, prepareToPlace } from './keepPlaced.ts';

/** Between the button and its panel, in pixels. */
const DISTANCE = 10;
const FOCUSABLE = 'a[href], button:not(:disabled), input:not(:disabled), [tabindex="0"]';

const Root = styled.div`
  display: inline-flex;
`;

/** As high as a finger needs; of the colour of what it stands on. */
export const BarButton = styled.button`
  ${plainControl}
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 0.375em;
  min-inline-size: 2.75em;
  padding: 0.25em 0.625em;
  border: 1px solid transparent;
  &:focus-visible {
    ${focusRing}
  }
  @media (forced-colors: active) {
    border-color: ButtonBorder;
  }
`;

// Not seen before its place is known. Borders rather than shadows alone: forced colours have no shadows.
const Panel = styled.div`
  position: fixed;
  inset: 0 auto auto 0;
  z-index: 1;
  box-sizing: border-box;
  inline-size: max-content;
  min-inline-size: min(14em, calc(100vw - 1em));
  max-inline-size: min(24em, calc(100vw - 1em));
  max-block-size: calc(100dvh - 1em);
  margin: 0;
  padding: calc(var(--heloc-space) * 1);
  border: max(var(--heloc-border-width), 1px) solid var(--heloc-color-border);
  border-radius: var(--heloc-radius-card);
  background-color: var(--heloc-color-surface);
  color: var(--heloc-color-text);
  overflow-wrap: anywhere;
  box-shadow: var(--heloc-shadow-overlay);
  overflow: auto;
  overscroll-behavior: contain;
  opacity: 0;
`;

interface PopoverButtonProps {
  /** What is seen of the button. */
  label: ReactNode;
  /** What the button is called; it contains the words of the label. */
  name: string;
  /** In place of a button of a bar. */
  as?: ElementComponent<ComponentProps<'button'>> | typeof BarButton;
  placement?: Placement;
  onOpen?(): void;
  children: (close: () => void) => ReactNode;
}

/**
 * A button that shows a panel in the top layer, and hides it: a disclosure, so that the panel may hold links, lists and
 * buttons. Down leads into the panel, Escape back to the button; leaving by Tab closes it. Where popovers are unknown to
 * a browser the panel is a fixed box that the button shows (docs/rules.md#popovers).
 */
export function PopoverButton({
  label,
  name,
  as: Button = BarButton,
  placement = 'bottom-end',
  onOpen,
  children,
}: PopoverButtonProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const entersIt = useRef(false);
  const [isOpen, setOpen] = useState(false);
  const isNative = () => typeof panel.current?.showPopover === 'function';

  const change = (opens: boolean) => {
    if (opens === isOpen) return;
    setOpen(opens);
    if (opens) onOpen?.();
  };
  const show = () => (isNative() ? panel.current?.showPopover() : change(true));
  const hide = () => (isNative() ? panel.current?.hidePopover() : change(false));
  const close = () => {
    button.current?.focus();
    hide();
  };

  useLayoutEffect(() => {
    const anchor = button.current;
    const box = panel.current;
    if (!isOpen || !anchor || !box) return undefined;
    if (entersIt.current) box.querySelector<HTMLElement>(FOCUSABLE)?.focus();
    entersIt.current = false;
    return keepPlaced(anchor, box, placement, DISTANCE);
  }, [isOpen, placement]);

  const pressed = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' && event.target === button.current) {
      event.preventDefault();
      if (isOpen) panel.current?.querySelector<HTMLElement>(FOCUSABLE)?.focus();
      else {
        entersIt.current = true;
        show();
      }
    }
    if (event.key === 'Escape' && isOpen) {
      // Nothing around it is meant: a dialog stays open.
      event.preventDefault();
      event.stopPropagation();
      close();
    }
  };
  // Not by which element has the focus: that is told late, and across shadow roots not at all.
  const left = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (isOpen && relatedTarget && !currentTarget.contains(relatedTarget)) hide();
  };

  return (
    <Root onPointerEnter={prepareToPlace} onFocus={prepareToPlace} onKeyDown={pressed} onBlur={left}>
      <Button
        ref={button}
        type="button"
        aria-label={name}
        aria-expanded={isOpen}
        aria-controls={`${id}-panel`}
        popoverTarget={`${id}-panel`}
        onClick={() => isNative() || change(!isOpen)}
      >
        {label}
      </Button>
      <Panel
        ref={panel}
        id={`${id}-panel`}
        popover="auto"
        hidden={!isOpen}
        onBeforeToggle={({ newState }: ToggleEvent) => change(newState === 'open')}
      >
        {isOpen ? children(close) : null}
      </Panel>
    </Root>
  );
}
