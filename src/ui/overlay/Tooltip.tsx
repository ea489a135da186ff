import type { Placement } from '@floating-ui/dom';
import { type PointerEvent, type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { keepPlaced } from './keepPlaced.ts';

/** Between what it is about and the tip, in pixels. It belongs to the tip, so that a pointer can go there over it. */
const DISTANCE = 12;
const HOVER_MS = 300;

/** Without a box of its own: what it is around stays in the row that it stands in. */
const Root = styled.span`
  display: contents;
`;

// Not seen before its place is known. Borders rather than shadows alone: forced colours have no shadows.
const Tip = styled.span`
  position: fixed;
  inset: 0 auto auto 0;
  z-index: 2;
  box-sizing: border-box;
  inline-size: max-content;
  max-inline-size: min(20em, calc(100vw - 1em));
  margin: 0;
  padding: ${DISTANCE}px 0;
  border: 0;
  background: none;
  overflow: visible;
  font-size: medium;
  opacity: 0;
`;

const TipBox = styled.span`
  display: block;
  padding: 0.25em 0.625em;
  border: 1px solid var(--heloc-color-border);
  border-radius: var(--heloc-radius-control);
  background-color: var(--heloc-color-surface);
  color: var(--heloc-color-text);
  font-weight: 400;
  font-size: 0.875em;
  letter-spacing: normal;
  text-align: start;
  box-shadow: var(--heloc-shadow-card);
`;

interface TooltipProps {
  /** The name of a button that shows an icon alone, or a short hint. */
  text: string;
  placement?: Placement;
  /** A function takes the id of what describes it. For others the text is their name: nobody wants to hear that twice. */
  children: ReactNode | ((describedBy: string | undefined) => ReactNode);
}

/**
 * Says what a button is, to those who see it: while it has the focus of a keyboard, and after a moment under a pointer.
 * Nothing is known from here alone, since a finger shows none (docs/rules.md#tooltips).
 */
export function Tooltip({ text, placement = 'top', children }: TooltipProps) {
  const id = useId();
  const root = useRef<HTMLSpanElement>(null);
  const [isOpen, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const close = () => {
    clearTimeout(timer.current);
    setOpen(false);
  };
  useEffect(() => () => clearTimeout(timer.current), []);

  const entered = ({ pointerType }: PointerEvent) => {
    clearTimeout(timer.current);
    if (pointerType !== 'touch') timer.current = setTimeout(() => setOpen(true), HOVER_MS);
  };
  const left = () => {
    if (!root.current?.querySelector(':focus-visible')) close();
  };

  const describes = typeof children === 'function';
  return (
    <Root
      ref={root}
      onPointerEnter={entered}
      onPointerLeave={left}
      onFocus={({ target }) => target.matches(':focus-visible') && setOpen(true)}
      onBlur={close}
    >
      {describes ? children(isOpen ? id : undefined) : children}
      {isOpen ? (
        <OpenTip id={describes ? id : undefined} text={text} placement={placement} close={close} />
      ) : null}
    </Root>
  );
}

interface OpenTipProps {
  /** Of what describes something; a name is known to a screen reader already. */
  id: string | undefined;
  text: string;
  placement: Placement;
  close(): void;
}

function OpenTip({ id, text, placement, close }: OpenTipProps) {
  const tip = useRef<HTMLSpanElement>(null);
  const end = useEffectEvent(close);
  useEffect(() => {
    const box = tip.current;
    const anchor = box?.parentElement?.firstElementChild;
    if (!box || !anchor) return undefined;
    box.showPopover?.();
    const letGo = keepPlaced(anchor, box, placement, 0);
    const seen =
      typeof IntersectionObserver === 'function'
        ? new IntersectionObserver(([entry]) => entry?.isIntersecting || end())
        : undefined;
    seen?.observe(anchor);
    // Wherever the focus is. Nothing around it is meant: a dialog stays open.
    const pressed = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      end();
    };
    const { ownerDocument } = box;
    ownerDocument.addEventListener('keydown', pressed, true);
    return () => {
      letGo();
      seen?.disconnect();
      ownerDocument.removeEventListener('keydown', pressed, true);
    };
  }, [placement]);
  return (
    <Tip ref={tip} id={id} role="tooltip" aria-hidden={!id || undefined} popover="manual">
      <TipBox>{text}</TipBox>
    </Tip>
  );
}
