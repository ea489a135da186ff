import { type KeyboardEvent, type RefObject, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { useCopy } from '#src/brand/copy.tsx';
import { labelText } from '#src/ui/form/FieldParts.tsx';
import { Actions } from '#src/ui/layout/Actions.tsx';
import { Alert } from '#src/ui/primitives/Alert.tsx';
import { Button } from '#src/ui/primitives/Button.tsx';
import { EXCLUDED } from '#src/ui/primitives/masks.ts';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { controlBox, space } from '#src/ui/primitives/styles.ts';
import { Text } from '#src/ui/primitives/Text.tsx';
import { useFocusOn } from '#src/ui/primitives/useFocusOn.ts';
import { looksSensitive } from '../../conversation/sensitive.ts';
import { copy } from './copy.ts';

const Label = styled.label`
  ${labelText}
`;
/** As high as what is written, up to six lines. */
const Area = styled.textarea`
  ${controlBox}
  min-block-size: 3em;
  max-block-size: 10em;
  field-sizing: content;
  resize: none;
`;
const Line = styled.div`
  display: flex;
  align-items: flex-end;
  gap: ${space(1)};
  & > button {
    flex: none;
    min-block-size: 3em;
  }
`;

/** From here on it is said how much is left. */
const NEAR = 0.9;
/** Safari ends a composition before the Enter that confirmed it. */
const AFTER_COMPOSITION_MS = 30;

interface ComposerProps {
  area: RefObject<HTMLTextAreaElement | null>;
  draft: string;
  onDraft(text: string): void;
  /** Characters. */
  most: number;
  onSend(text: string): void;
}

/** Never disabled: what is written while something is sent, or without a connection, waits its turn. */
export function Composer({ area, draft, onDraft, most, onSend }: ComposerProps) {
  const t = useCopy(copy);
  const id = useId();
  const [text, setText] = useState(draft);
  const [asks, setAsks] = useState(false);
  const ask = useFocusOn<HTMLDivElement>(asks);
  const composed = useRef(Number.NEGATIVE_INFINITY);
  const left = most - text.length;

  function write(next: string) {
    setText(next);
    setAsks(false);
    onDraft(next);
  }
  function send(isSure = false) {
    if (!text.trim() || left < 0) return area.current?.focus();
    if (!isSure && looksSensitive(text)) return setAsks(true);
    onSend(text.trim());
    write('');
    area.current?.focus();
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey) return;
    const { isComposing, keyCode } = event.nativeEvent;
    if (isComposing || keyCode === 229 || event.timeStamp - composed.current < AFTER_COMPOSITION_MS) return;
    // On a phone Enter writes a line, and the button sends.
    if (window.matchMedia?.('(pointer: coarse)').matches) return;
    event.preventDefault();
    send();
  }

  return (
    <Stack gap={1}>
      <Label htmlFor={id}>{t('message')}</Label>
      <Line {...EXCLUDED}>
        <Area
          ref={area}
          id={id}
          rows={1}
          value={text}
          aria-invalid={left < 0 ? true : undefined}
          aria-describedby={left < most * (1 - NEAR) ? `${id}-left` : undefined}
          onChange={(event) => write(event.currentTarget.value)}
          onKeyDown={onKeyDown}
          onCompositionEnd={(event) => {
            composed.current = event.timeStamp;
          }}
        />
        <Button onClick={() => send()}>{t('send')}</Button>
      </Line>
      {left < most * (1 - NEAR) ? (
        <Text small muted id={`${id}-left`}>
          {left < 0 ? t('over', { count: -left }) : t('left', { count: left })}
        </Text>
      ) : null}
      {asks ? (
        <Alert tone="warning" ref={ask}>
          <Stack gap={1}>
            <Text>{t('sensitive')}</Text>
            <Actions>
              <Button variant="secondary" size="small" onClick={() => send(true)}>
                {t('sendAnyway')}
              </Button>
              <Button
                variant="quiet"
                size="small"
                onClick={() => {
                  setAsks(false);
                  area.current?.focus();
                }}
              >
                {t('change')}
              </Button>
            </Actions>
          </Stack>
        </Alert>
      ) : null}
    </Stack>
  );
}
