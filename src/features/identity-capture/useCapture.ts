import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ApiError } from '#src/api/client/apiError.ts';
import { words } from '#src/brand/words.tsx';
import { joinMessages } from '#src/domain/application/errorMessages.ts';
import { inspectFile } from '#src/features/uploads/engine/inspectFile.ts';
import { createSending, type Sending, UploadFailure } from '#src/features/uploads/engine/sendFile.ts';
import type { Upload } from '#src/features/uploads/engine/upload.ts';
import { useUploadSession } from '#src/features/uploads/useUploadSession.ts';
import { copy as uploadCopy } from '#src/ui/upload/copy.ts';
import { VERDICTS } from '#src/ui/upload/uploadedFile.ts';
import { copy } from './copy.ts';
import type { Photo } from './model.ts';

/** The file in hand: checked when it is chosen, uploaded when the person says that it is good. */
export function useCapture({ upload, onUsed }: { upload: Upload; onUsed(photo: Photo): Promise<void> }) {
  const session = useUploadSession();
  const [file, setFile] = useState<File>();
  /** A PDF that needs its password before it can be looked at. */
  const [locked, setLocked] = useState<File>();
  const [problem, setProblem] = useState<ReactNode>();
  const [progress, setProgress] = useState<number>();
  const [busy, setBusy] = useState(false);
  const isRunning = useRef(false);
  const isGone = useRef(false);
  /** Of the file in hand: another try goes on from where it stopped, and sends nothing that has arrived. */
  const sending = useRef<Sending>(undefined);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      sending.current?.stop();
    };
  }, []);

  function explain(error: unknown): ReactNode {
    if (!(error instanceof UploadFailure))
      return (error instanceof ApiError && joinMessages(error.messages)) || words(copy, 'uploadFailed');
    const { problem: verdict, said } = error;
    if (VERDICTS[verdict] === 'retry') return said ?? words(copy, 'uploadFailed');
    const name = file?.name ?? '';
    setFile(undefined);
    return said ?? words(uploadCopy, verdict, { name });
  }

  async function once(work: () => Promise<void>) {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    setProblem(undefined);
    try {
      await work();
    } catch (error) {
      if (!isGone.current) setProblem(explain(error));
    } finally {
      isRunning.current = false;
      setBusy(false);
      setProgress(undefined);
    }
  }

  function sendingOf(chosen: File): Sending {
    if (sending.current?.file !== chosen) {
      sending.current?.stop();
      sending.current = createSending(upload, session, chosen);
    }
    return sending.current;
  }

  return {
    file,
    locked,
    problem,
    progress,
    busy,
    async choose(chosen: File) {
      const found = await inspectFile(chosen);
      const isLocked = found === 'file-encrypted';
      setLocked(isLocked ? chosen : undefined);
      setProblem(found && !isLocked ? words(uploadCopy, found, { name: chosen.name }) : undefined);
      setFile(found ? undefined : chosen);
    },
    retake() {
      setFile(undefined);
      setLocked(undefined);
      setProblem(undefined);
    },
    reuse: (photo: Photo) => void once(() => onUsed(photo)),
    use: () =>
      void once(async () => {
        if (!file) return;
        const { documentUuid } = await sendingOf(file).send(setProgress);
        if (!isGone.current) await onUsed({ documentUuid, name: file.name });
      }),
  };
}
