import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { useCopy } from '#src/brand/copy.tsx';
import { ACCEPTED_FILES, MAX_FILES } from '#src/domain/documents/files.ts';
import { Column, FieldError, Hint, labelText, OptionalMark, RequiredMark } from '#src/ui/form/FieldParts.tsx';
import { Details } from '#src/ui/primitives/Details.tsx';
import { Icon } from '#src/ui/primitives/Icon.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { SupportPhone } from '#src/ui/primitives/SupportLinks.tsx';
import { focusRing, space } from '#src/ui/primitives/styles.ts';
import { Text } from '#src/ui/primitives/Text.tsx';
import { copy } from '#src/ui/upload/copy.ts';
import { CameraInput, FileInput } from '#src/ui/upload/FileInput.tsx';
import { FileRow } from '#src/ui/upload/FileRow.tsx';
import type { UploadedFile } from '#src/ui/upload/uploadedFile.ts';
import type { Upload } from './engine/upload.ts';
import { useUploads } from './useUploads.ts';

const Label = styled.label`
  ${labelText}
`;

const Zone = styled.div<{ $over: boolean; $invalid: boolean }>`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space(0.5)};
  padding: ${space(4)} ${space(2)};
  border: 0.125em dashed
    var(--heloc-color-${({ $over, $invalid }) => ($over ? 'primary' : $invalid ? 'error' : 'control-border')});
  border-radius: var(--heloc-radius-card);
  background-color: var(--heloc-color-${({ $over }) => ($over ? 'selected-surface' : 'surface-sunken')});
  text-align: center;
  &:focus-within {
    ${focusRing}
  }
`;

const Rules = styled.span`
  color: var(--heloc-color-text-muted);
  font-size: 0.875em;
`;

const Choose = styled.span`
  color: var(--heloc-color-link);
  font-weight: var(--heloc-font-weight-strong);
  text-decoration: underline;
  text-underline-offset: 0.2em;
`;

const Photo = styled.div`
  position: relative;
  display: none;
  align-items: center;
  justify-content: center;
  gap: ${space(1)};
  min-block-size: 3em;
  border: var(--heloc-border-width) solid var(--heloc-color-control-border);
  border-radius: var(--heloc-radius-button);
  background-color: var(--heloc-color-surface);
  color: var(--heloc-color-link);
  font-weight: var(--heloc-font-weight-button);
  &:focus-within {
    ${focusRing}
  }
  @media (pointer: coarse) {
    display: flex;
  }
`;

/** Files are dragged with a mouse: a finger has nothing to drag, and where both are there either will do. */
const WithMouse = styled.span`
  display: none;
  @media (hover: hover) and (pointer: fine) {
    display: inline;
  }
`;
const WithTouch = styled.span`
  @media (hover: hover) and (pointer: fine) {
    display: none;
  }
`;

export interface FileUploadProps {
  label: ReactNode;
  hint?: ReactNode;
  optional?: boolean;
  value: readonly UploadedFile[];
  onChange(files: UploadedFile[]): void;
  upload: Upload;
  maxFiles?: number;
  /** `true` the usual ones; or words of one's own; `false` none, nor what else may help. */
  tips?: boolean | readonly string[];
  error?: string | undefined;
  inputRef?: RefObject<HTMLInputElement | null>;
  id?: string;
  onBlur?(): void;
  onStart?(work: Promise<void>): void;
}

/** Files from the device or the camera; each is checked and uploaded at once, by itself. */
export function FileUpload({
  label,
  hint,
  optional = false,
  value,
  onChange,
  upload,
  maxFiles = MAX_FILES,
  tips = true,
  error,
  inputRef,
  id: givenId,
  onBlur,
  onStart,
}: FileUploadProps) {
  const t = useCopy(copy);
  const ownId = useId();
  const id = givenId ?? ownId;
  const own = useRef<HTMLInputElement>(null);
  const input = inputRef ?? own;
  const removes = useRef(new Map<string, HTMLButtonElement>());
  const [over, setOver] = useState(false);
  const [focusNext, setFocusNext] = useState<{ id: string | undefined } | undefined>();
  const { progress, countProblem, canRetry, add, retry, remove } = useUploads({
    value,
    onChange,
    upload,
    maxFiles,
    onStart,
  });
  const message = error ?? countProblem;
  const advice = tips === true ? t('tips') : tips || [];

  useEffect(() => {
    if (!focusNext) return;
    const button = focusNext.id === undefined ? undefined : removes.current.get(focusNext.id);
    (button ?? input.current)?.focus();
  }, [focusNext, input]);

  const choose = (chosen: File[]) => {
    setOver(false);
    add(chosen);
  };
  const removeAt = (index: number) => {
    const neighbour = value[index + 1] ?? value[index - 1];
    remove(value[index]?.id ?? '');
    setFocusNext({ id: neighbour?.id });
  };

  return (
    <Column>
      <div>
        <Label id={`${id}-label`} htmlFor={id}>
          {label}
          {optional ? <OptionalMark /> : null}
        </Label>
        {optional ? null : <RequiredMark />}
      </div>
      <Hint id={`${id}-hint`}>{hint}</Hint>
      <FieldError id={`${id}-error`} message={message} />
      <Zone $over={over} $invalid={Boolean(message)}>
        <Icon name="upload" size={1.75} />
        <WithMouse aria-hidden="true">{t.rich('drop', { choose: <Choose>{t('choose')}</Choose> })}</WithMouse>
        <WithTouch aria-hidden="true">
          <Choose>{t('chooseOnly')}</Choose>
        </WithTouch>
        <Rules id={`${id}-rules`}>{t('rules', { count: maxFiles })}</Rules>
        <FileInput
          ref={input}
          id={id}
          multiple={maxFiles > 1}
          accept={ACCEPTED_FILES}
          onChosen={choose}
          onBlur={onBlur}
          onDragEnter={() => setOver(true)}
          onDragLeave={() => setOver(false)}
          onDrop={() => setOver(false)}
          aria-required={!optional || undefined}
          aria-invalid={message ? true : undefined}
          aria-describedby={[hint ? `${id}-hint` : '', message ? `${id}-error` : '', `${id}-rules`]
            .filter(Boolean)
            .join(' ')}
        />
      </Zone>
      <Photo>
        <Icon name="camera" />
        <span aria-hidden="true">{t('photo')}</span>
        <CameraInput aria-label={t('photo')} onChosen={choose} onBlur={onBlur} />
      </Photo>
      {value.length > 0 ? (
        <Stack as="ul" gap={1} aria-label={t('files')}>
          {value.map((file, index) => (
            <FileRow
              key={file.id}
              file={file}
              progress={progress[file.id] ?? 0}
              onRemove={() => removeAt(index)}
              onRetry={file.state === 'failed' && canRetry(file.id) ? () => retry(file.id) : undefined}
              removeRef={(node) => {
                if (!node) return undefined;
                removes.current.set(file.id, node);
                return () => {
                  removes.current.delete(file.id);
                };
              }}
            />
          ))}
        </Stack>
      ) : null}
      {advice.length > 0 ? (
        <Details summary={t('tipsTitle')}>
          <ul>
            {advice.map((tip) => (
              <li key={tip}>{tip}</li>
            ))}
          </ul>
        </Details>
      ) : null}
      {tips === false ? null : (
        <Text small muted>
          {t.rich('notice', { phone: <SupportPhone /> })}
        </Text>
      )}
    </Column>
  );
}
