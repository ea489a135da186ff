import { type RefObject, useEffect, useRef, useState } from 'react';
import { useCopy } from '#src/brand/copy.tsx';
import { Stack } from '../primitives/Stack.tsx';
import { copy } from './copy.ts';
import { FileRow } from './FileRow.tsx';
import type { ShownFile } from './uploadedFile.ts';

interface FileListProps {
  files: readonly ShownFile[];
  /** By the id of the row, from 0 to 1. */
  progress: Readonly<Record<string, number>>;
  /** Has the focus once no row is left. */
  inputRef: RefObject<HTMLInputElement | null>;
  onRemove(file: ShownFile): void;
  onRetry(file: ShownFile): void;
}

/** The files of a field. With one that is removed the focus goes to its neighbour. */
export function FileList({ files, progress, inputRef, onRemove, onRetry }: FileListProps) {
  const t = useCopy(copy);
  const removes = useRef(new Map<string, HTMLButtonElement>());
  const [focusNext, setFocusNext] = useState<{ id: string | undefined } | undefined>();
  useEffect(() => {
    if (!focusNext) return;
    const button = focusNext.id === undefined ? undefined : removes.current.get(focusNext.id);
    (button ?? inputRef.current)?.focus();
  }, [focusNext, inputRef]);
  if (files.length === 0) return null;
  return (
    <Stack as="ul" gap={1} aria-label={t('files')}>
      {files.map((file, index) => (
        <FileRow
          key={file.id}
          file={file}
          progress={progress[file.id] ?? 0}
          onRemove={() => {
            const neighbour = files[index + 1] ?? files[index - 1];
            onRemove(file);
            setFocusNext({ id: neighbour?.id });
          }}
          onRetry={() => onRetry(file)}
          onChoose={() => inputRef.current?.click()}
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
  );
}
