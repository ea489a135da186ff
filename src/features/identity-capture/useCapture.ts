import { useEffect, useRef, useState } from 'react';
import { ApiError } from '#src/api/client/apiError.ts';
import { useCopy } from '#src/brand/copy.tsx';
import { joinMessages } from '#src/domain/application/errorMessages.ts';
import { canBeRead, inspectFile } from '#src/features/uploads/engine/inspectFile.ts';
import { sendFile, type Upload } from '#src/features/uploads/engine/upload.ts';
import { copy as uploadCopy } from '#src/ui/upload/copy.ts';
import { copy } from './copy.ts';
import type { Photo } from './model.ts';

/** The file in hand: checked when it is chosen, uploaded when the person says that it is good. */
export function useCapture({ upload, onUsed }: { upload: Upload; onUsed(photo: Photo): Promise<void> }) {
  const t = useCopy(copy);
  const ofFile = useCopy(uploadCopy);
  const [file, setFile] = useState<File>();
  const [problem, setProblem] = useState<string>();
  const [progress, setProgress] = useState<number>();
  const [busy, setBusy] = useState(false);
  const running = useRef<AbortController>(undefined);
  /** Uploaded already, so that a failed call after the upload does not upload again. */
  const done = useRef<{ file: File; photo: Photo }>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function once(work: (signal: AbortSignal) => Promise<void>) {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    setBusy(true);
    setProblem(undefined);
    try {
      await work(controller.signal);
    } catch (error) {
      if (controller.signal.aborted) return;
      if (file && !(await canBeRead(file))) {
        setFile(undefined);
        setProblem(ofFile('file-changed', { name: file.name }));
        return;
      }
      const message = error instanceof ApiError ? joinMessages(error.messages) : '';
      setProblem(message || t('uploadFailed'));
    } finally {
      running.current = undefined;
      setBusy(false);
      setProgress(undefined);
    }
  }

  return {
    file,
    problem,
    progress,
    busy,
    async choose(chosen: File) {
      const found = await inspectFile(chosen);
      setProblem(found && ofFile(found, { name: chosen.name }));
      setFile(found ? undefined : chosen);
    },
    retake() {
      setFile(undefined);
      setProblem(undefined);
    },
    reuse: (photo: Photo) => void once(() => onUsed(photo)),
    use: () =>
      void once(async (signal) => {
        if (!file) return;
        if (done.current?.file !== file) {
          const { documentUuid } = await sendFile(upload, file, { signal, onProgress: setProgress });
          done.current = { file, photo: { documentUuid, name: file.name } };
        }
        await onUsed(done.current.photo);
      }),
  };
}
