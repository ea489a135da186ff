import { lazy, type ReactNode, type RefObject, Suspense, useId, useRef } from 'react';
import styled from 'styled-components';
import { useCopy } from '#src/brand/copy.tsx';
import { MAX_FILES } from '#src/domain/documents/files.ts';
import { Column, FieldError, Hint, labelText, OptionalMark, RequiredMark } from '#src/ui/form/FieldParts.tsx';
import { Spinner } from '#src/ui/primitives/Spinner.tsx';
import { copy } from '#src/ui/upload/copy.ts';
import { DropZone } from '#src/ui/upload/DropZone.tsx';
import { FileList } from '#src/ui/upload/FileList.tsx';
import { UploadHelp } from '#src/ui/upload/UploadHelp.tsx';
import { isShown, type UploadedFile } from '#src/ui/upload/uploadedFile.ts';
import type { Upload } from './engine/upload.ts';
import { FromPhone } from './phone/FromPhone.tsx';
import { type Preparation, usePreparation } from './preparation/usePreparation.ts';
import { useUploads } from './useUploads.ts';

const Prepared = lazy(async () => {
  const { Prepared: view } = await import(/* webpackChunkName: "prepare" */ './preparation/Prepared.tsx');
  return { default: view };
});

const Label = styled.label`
  ${labelText}
`;

export interface FileUploadProps {
  label: ReactNode;
  hint?: ReactNode;
  optional?: boolean;
  value: readonly UploadedFile[];
  onChange(files: UploadedFile[]): void;
  upload: Upload;
  maxFiles?: number;
  /** `true` the usual ones; or words of one's own. `false`: what helps stands at another field of the page. */
  tips?: boolean | readonly string[];
  error?: string | undefined;
  inputRef?: RefObject<HTMLInputElement | null>;
  id?: string;
  onBlur?(): void;
  onStart?(work: Promise<void>): void;
}

/** Files from the device or the camera; each is checked and uploaded at once, by itself. */
export function FileUpload(props: FileUploadProps) {
  const { label, hint, optional = false, value, maxFiles = MAX_FILES, tips = true, error } = props;
  const t = useCopy(copy);
  const ownId = useId();
  const id = props.id ?? ownId;
  const own = useRef<HTMLInputElement>(null);
  const inputRef = props.inputRef ?? own;
  const { onChange, upload, onStart, onBlur } = props;
  const uploads = useUploads({
    value,
    onChange,
    upload,
    maxFiles,
    onStart,
    onLocked: (file) => preparation.hold([{ file, kind: 'locked' }]),
  });
  const preparation: Preparation = usePreparation({
    value,
    add: (files) => void uploads.add(files),
    setHeld: uploads.setHeld,
    onMissing: uploads.miss,
  });
  const choose = (files: File[], from?: 'camera') => {
    const work = preparation.choose(files, from);
    if (work) onStart?.(work);
  };
  const message = error ?? (uploads.tooMany ? t('files-too-many', { count: maxFiles }) : undefined);
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
      <DropZone
        id={id}
        maxFiles={maxFiles}
        required={!optional}
        invalid={Boolean(message)}
        describedBy={[hint ? `${id}-hint` : '', message ? `${id}-error` : ''].filter(Boolean).join(' ')}
        inputRef={inputRef}
        onChosen={choose}
        onBlur={onBlur}
      />
      <FromPhone upload={upload} maxFiles={maxFiles} value={value} onReceived={uploads.receive} />
      {preparation.held.length > 0 ? (
        <Suspense fallback={<Spinner />}>
          <Prepared preparation={preparation} isMany={maxFiles > 1} input={inputRef} />
        </Suspense>
      ) : null}
      <FileList
        files={value.filter(isShown)}
        progress={uploads.progress}
        inputRef={inputRef}
        onRemove={uploads.remove}
        onRetry={uploads.retry}
      />
      {tips ? <UploadHelp tips={tips === true ? t('tips') : tips} /> : null}
    </Column>
  );
}
