import {
  type ClipboardEvent,
  type KeyboardEvent,
  memo,
  type ReactNode,
  type RefObject,
  useId,
  useRef,
  useState,
} from 'react';
import styled from 'styled-components';
import { useCopy } from '#src/brand/copy.tsx';
import { labelText } from '#src/ui/form/FieldParts.tsx';
import { Actions } from '#src/ui/layout/Actions.tsx';
import { Alert } from '#src/ui/primitives/Alert.tsx';
import { Button } from '#src/ui/primitives/Button.tsx';
import { Icon } from '#src/ui/primitives/Icon.tsx';
import { EXCLUDED } from '#src/ui/primitives/masks.ts';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { controlBox, focusRing, space } from '#src/ui/primitives/styles.ts';
import { Text } from '#src/ui/primitives/Text.tsx';
import { useFocusOn } from '#src/ui/primitives/useFocusOn.ts';
import { FileInput } from '#src/ui/upload/FileInput.tsx';
import { looksSensitive } from '../../conversation/sensitive.ts';
import { ACCEPTED_CHAT_FILES } from './chatFiles.ts';
import { copy } from './copy.ts';
import { pressable } from './styles.ts';
import type { Attachments } from './useAttachments.ts';

const Label = styled.label`
  ${labelText}
`;
/** As high as what is written, up to six lines. Under a finger its letters are never so small that a browser zooms in. */
const Area = styled.textarea`
  ${controlBox}
  flex: 1 1 5em;
  min-block-size: 3em;
  max-block-size: 10.5em;
  field-sizing: content;
  resize: none;
  @media (pointer: coarse) {
    font-size: max(1em, 16px);
  }
`;
const Top = styled.div`
  ${pressable}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${space(2)};
`;
const Attach = styled.span`
  position: relative;
  flex: none;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  inline-size: 3em;
  block-size: 3em;
  border: var(--heloc-border-width) solid var(--heloc-color-control-border);
  border-radius: var(--heloc-radius-control);
  color: var(--heloc-color-link);
  overflow: clip;
  &:focus-within {
    ${focusRing}
  }
`;
// `flex-wrap`: where letters are large, what stands beside the text is above and below it.
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: ${space(1)};
  & > button {
    flex: none;
    min-block-size: 3em;
  }
`;

/** Where the browser does not fit it to its text by itself. */
const MOST_ROWS = 6;
/** From here on it is said how much is left. */
const NEAR = 0.9;
/** Safari ends a composition before the Enter that confirmed it. */
const AFTER_COMPOSITION_MS = 30;

/** With a keyboard on the screen. */
const isTouched = () => window.matchMedia?.('(pointer: coarse)').matches;

interface ComposerProps {
  area: RefObject<HTMLTextAreaElement | null>;
  aside: ReactNode;
  draft: string;
  onDraft(text: string): void;
  /** Characters. */
  most: number;
  /** Files beside the text, where the mode takes any. */
  attachments: Attachments | undefined;
  /** The person writes. */
  onTyping(): void;
  /** A text, or none where there are files alone. */
  onSend(text: string, files: File[]): void;
}

/** Never disabled: what is written while something is sent, or without a connection, waits its turn. */
export const Composer = memo(function Composer({
  area,
  aside,
  draft,
  onDraft,
  most,
  attachments,
  onTyping,
  onSend,
}: ComposerProps) {
  const t = useCopy(copy);
  const id = useId();
  const [text, setText] = useState(draft);
  const [asks, setAsks] = useState(false);
  const ask = useFocusOn<HTMLDivElement>(asks);
  const composed = useRef(Number.NEGATIVE_INFINITY);
  /** Browsers begin before a text that is there; one goes on after it. */
  const isNew = useRef(true);
  const left = most - text.length;

  function write(next: string) {
    setText(next);
    setAsks(false);
    onDraft(next);
  }
  function send(isSure = false) {
    const hasFiles = attachments?.chosen.some(({ problem }) => problem === undefined);
    if ((!text.trim() && !hasFiles) || left < 0) return area.current?.focus();
    if (!isSure && looksSensitive(text)) return setAsks(true);
    onSend(text.trim(), attachments?.take() ?? []);
    write('');
    area.current?.focus();
  }
  function onPaste(event: ClipboardEvent) {
    const files = [...event.clipboardData.files];
    if (!attachments || files.length === 0) return;
    event.preventDefault();
    void attachments.add(files);
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey) return;
    const { isComposing, keyCode } = event.nativeEvent;
    if (isComposing || keyCode === 229 || event.timeStamp - composed.current < AFTER_COMPOSITION_MS) return;
    // On a phone Enter writes a line, and the button sends.
    if (isTouched()) return;
    event.preventDefault();
    send();
  }

  return (
    <Stack gap={1}>
      <Top>
        <Label htmlFor={id}>{t('message')}</Label>
        {aside}
      </Top>
      <Line {...EXCLUDED}>
        {attachments ? (
          <Attach>
            <Icon name="plus" />
            <FileInput
              multiple
              accept={ACCEPTED_CHAT_FILES}
              aria-label={t('attach')}
              onChosen={(files) => void attachments.add(files)}
            />
          </Attach>
        ) : null}
        <Area
          ref={area}
          id={id}
          rows={Math.min(text.split('\n').length, MOST_ROWS)}
          value={text}
          enterKeyHint={isTouched() ? 'enter' : 'send'}
          aria-invalid={left < 0 ? true : undefined}
          aria-describedby={left < most * (1 - NEAR) ? `${id}-left` : undefined}
          onFocus={({ currentTarget }) => {
            if (!isNew.current) return;
            isNew.current = false;
            currentTarget.setSelectionRange(text.length, text.length);
          }}
          onChange={(event) => {
            write(event.currentTarget.value);
            onTyping();
          }}
          onPaste={onPaste}
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
});
