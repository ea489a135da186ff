import { type PointerEvent, useRef } from 'react';
import styled from 'styled-components';
import { useCopy } from '#src/brand/copy.tsx';
import { useLatest } from '#src/platform/useLatest.ts';
import { GroupFrame } from '#src/ui/form/GroupFrame.tsx';
import { useFormField } from '#src/ui/form/useFormField.ts';
import { Actions } from '#src/ui/layout/Actions.tsx';
import { useAnnounce } from '#src/ui/primitives/announcer.ts';
import { Button } from '#src/ui/primitives/Button.tsx';
import { EXCLUDED } from '#src/ui/primitives/masks.ts';
import { focusRing } from '#src/ui/primitives/styles.ts';
import { copy } from '../copy.ts';
import { Ink } from './Ink.tsx';
import { type Drawing, pointAt } from './strokes.ts';

// `touch-action`: a finger draws here and does not scroll the page.
const Sheet = styled.div<{ $invalid: boolean }>`
  border: var(--heloc-border-width) solid
    var(--heloc-color-${({ $invalid }) => ($invalid ? 'error' : 'control-border')});
  border-radius: var(--heloc-radius-control);
  background-color: var(--heloc-color-surface);
  color: var(--heloc-color-text);
  cursor: crosshair;
  overflow: hidden;
  touch-action: none;
  user-select: none;
  & > svg {
    display: block;
    inline-size: 100%;
    block-size: auto;
    pointer-events: none;
  }
  &:focus-visible {
    ${focusRing}
  }
`;

/** A pad to sign on with a pen, a finger or a mouse. A person who cannot draw can type instead. */
export function SignaturePad({ name }: { name: string }) {
  const t = useCopy(copy);
  const announce = useAnnounce();
  const field = useFormField<Drawing, HTMLDivElement>(name, { hasHint: true });
  const drawing = field.value ?? [];
  /** More than is rendered while a pen is moving. */
  const latest = useLatest(drawing);
  const pen = useRef<number>(undefined);

  const add = (event: PointerEvent<HTMLDivElement>, before: Drawing) => {
    const point = pointAt(event, event.currentTarget.getBoundingClientRect());
    latest.current = [...before.slice(0, -1), [...(before.at(-1) ?? []), point]];
    field.change(latest.current);
  };
  const start = (event: PointerEvent<HTMLDivElement>) => {
    if (pen.current !== undefined || event.button !== 0) return;
    pen.current = event.pointerId;
    event.currentTarget.setPointerCapture?.(event.pointerId);
    add(event, [...latest.current, []]);
  };
  const move = (event: PointerEvent<HTMLDivElement>) => {
    if (pen.current === event.pointerId) add(event, latest.current);
  };
  const end = (event: PointerEvent<HTMLDivElement>) => {
    if (pen.current === event.pointerId) pen.current = undefined;
  };
  const put = (next: Drawing, announcement: 'padCleared' | 'padUndone') => {
    field.change(next);
    announce(t(announcement));
  };
  const empty = drawing.length === 0;

  return (
    <GroupFrame field={field} label={t('pad')} hint={t('padHint')} role="group">
      <Sheet
        ref={field.ref}
        role="img"
        aria-label={t(empty ? 'padEmpty' : 'padFilled')}
        tabIndex={-1}
        $invalid={field.error !== undefined}
        {...EXCLUDED}
        onPointerDown={start}
        onPointerMove={move}
        onPointerUp={end}
        onPointerCancel={end}
        onLostPointerCapture={end}
      >
        <Ink drawing={drawing} ruled />
      </Sheet>
      <Actions>
        <Button
          variant="quiet"
          size="small"
          aria-disabled={empty}
          onClick={() => put(drawing.slice(0, -1), 'padUndone')}
        >
          {t('padUndo')}
        </Button>
        <Button variant="quiet" size="small" aria-disabled={empty} onClick={() => put([], 'padCleared')}>
          {t('padClear')}
        </Button>
      </Actions>
    </GroupFrame>
  );
}
