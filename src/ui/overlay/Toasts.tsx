import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { useCopy } from '#src/brand/copy.tsx';
import { copy } from '../copy.ts';
import { CloseButton } from '../primitives/CloseButton.tsx';
import { Stack } from '../primitives/Stack.tsx';
import { space } from '../primitives/styles.ts';
import { type ShowToast, type Toast, ToastContext } from './toast.ts';

/** How many toasts fit (docs/rules.md#short-messages). */
const MAX_VISIBLE = 5;
const DURATION_MS = 6000;

// `display`: in the document also while it is empty, as a live region has to be there before its messages.
const Region = styled.div`
  position: fixed;
  inset: auto 1em 1em auto;
  inline-size: min(24em, calc(100vw - 2em));
  max-block-size: none;
  margin: 0;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  overflow: visible;
  pointer-events: none;
  display: block;
`;

const Item = styled.li<{ $tone: string }>`
  display: flex;
  align-items: flex-start;
  gap: ${space(1.5)};
  padding: ${space(1)} ${space(1)} ${space(1)} ${space(2)};
  border: var(--heloc-border-width) solid var(--heloc-color-border);
  border-inline-start: 0.25em solid var(--heloc-color-${({ $tone }) => $tone});
  border-radius: var(--heloc-radius-control);
  background-color: var(--heloc-color-surface);
  color: var(--heloc-color-text);
  box-shadow: var(--heloc-shadow-overlay);
  pointer-events: auto;
  & > p {
    flex: 1;
    margin: 0;
    padding-block: 0.625em;
  }
`;

interface Shown extends Toast {
  id: number;
}

/** How long a toast is shown, in milliseconds; 0 until it is dismissed. */
const durationOf = ({ duration, tone }: Toast) => duration ?? (tone === 'error' ? 0 : DURATION_MS);

/** A toast that must be dismissed keeps its slot, or waits for one; of the others the oldest is removed. */
function keepVisible(toasts: readonly Shown[]): readonly Shown[] {
  const passing = toasts.filter((toast) => durationOf(toast) !== 0);
  const freeSlots = Math.max(0, MAX_VISIBLE - (toasts.length - passing.length));
  const gone = new Set(passing.slice(0, Math.max(0, passing.length - freeSlots)));
  return toasts.filter((toast) => !gone.has(toast));
}

/** Short messages that go away by themselves, but errors, which are dismissed; at most five are shown. */
export function Toasts({ children }: { children: ReactNode }) {
  const t = useCopy(copy);
  const [toasts, setToasts] = useState<readonly Shown[]>([]);
  const [held, setHeld] = useState(false);
  const next = useRef(0);
  const region = useRef<HTMLDivElement>(null);
  /** What had the focus before it came to a toast. */
  const cameFrom = useRef<HTMLElement>(undefined);

  const remove = useCallback((id: number) => {
    setToasts((before) => before.filter((toast) => toast.id !== id));
  }, []);

  const show = useCallback<ShowToast>(
    (toast) => {
      next.current += 1;
      const id = next.current;
      setToasts((before) => keepVisible([...before, { ...toast, id }]));
      return () => remove(id);
    },
    [remove],
  );

  /** By its button, which goes: the focus is not left behind with it. */
  const dismiss = (id: number, button: HTMLButtonElement) => {
    const others = [...(region.current?.querySelectorAll('button') ?? [])].filter((each) => each !== button);
    const { activeElement } = button.getRootNode() as Document | ShadowRoot;
    if (activeElement === button) (others[0] ?? cameFrom.current)?.focus();
    remove(id);
  };

  const any = toasts.length > 0;
  // An element that is removed under the pointer gets no mouseleave.
  if (!any && held) setHeld(false);
  useEffect(() => {
    const element = region.current;
    // The top layer: above whatever stacking the host has. Without popovers it is an ordinary fixed box.
    if (!any || typeof element?.showPopover !== 'function') return undefined;
    element.showPopover();
    return () => {
      if (element.isConnected) element.hidePopover();
    };
  }, [any]);

  return (
    <ToastContext value={show}>
      {children}
      <Region
        ref={region}
        popover="manual"
        onMouseEnter={() => setHeld(true)}
        onMouseLeave={() => setHeld(false)}
        onFocus={({ currentTarget, relatedTarget }) => {
          setHeld(true);
          if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
            cameFrom.current = relatedTarget;
        }}
        onBlur={() => setHeld(false)}
      >
        <div role="status">
          {any ? (
            <Stack as="ul" gap={1} aria-label={t('notifications')}>
              {toasts.slice(0, MAX_VISIBLE).map((toast) => (
                <ToastItem key={toast.id} toast={toast} held={held} onDone={remove} onDismiss={dismiss} />
              ))}
            </Stack>
          ) : null}
        </div>
      </Region>
    </ToastContext>
  );
}

interface ToastItemProps {
  toast: Shown;
  held: boolean;
  onDone(id: number): void;
  onDismiss(id: number, button: HTMLButtonElement): void;
}

function ToastItem({ toast, held, onDone, onDismiss }: ToastItemProps) {
  const t = useCopy(copy);
  const { id, text, tone = 'info' } = toast;
  const duration = durationOf(toast);
  useEffect(() => {
    if (held || duration === 0) return undefined;
    const timer = setTimeout(() => onDone(id), duration);
    return () => clearTimeout(timer);
  }, [held, duration, id, onDone]);
  return (
    <Item $tone={tone}>
      <p>{text}</p>
      <CloseButton aria-label={t('dismiss')} onClick={({ currentTarget }) => onDismiss(id, currentTarget)} />
    </Item>
  );
}
