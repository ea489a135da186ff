import pLimit from 'p-limit';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { ApiError } from '#src/api/client/apiError.ts';
import { useCopy } from '#src/brand/copy.tsx';
import { joinMessages } from '#src/domain/application/errorMessages.ts';
import { newUuid } from '#src/platform/newUuid.ts';
import { useAnnounceIfAny } from '#src/ui/primitives/announcer.ts';
import { copy } from '#src/ui/upload/copy.ts';
import type { UploadedFile } from '#src/ui/upload/uploadedFile.ts';
import { canBeRead, type FileProblem, inspectFile } from './engine/inspectFile.ts';
import { sendFile, type Upload } from './engine/upload.ts';

const MAX_CONCURRENT = 3;

interface Job {
  file: File;
  abort: AbortController;
}

interface UploadsProps {
  value: readonly UploadedFile[];
  onChange(files: UploadedFile[]): void;
  upload: Upload;
  maxFiles: number;
  /** Called with each upload when it is queued: the promise includes its wait for a free slot. */
  onStart?: ((work: Promise<void>) => void) | undefined;
}

/** Runs the uploads of one field: a few at once, each on its own, none losing another. */
export function useUploads({ value, onChange, upload, maxFiles, onStart }: UploadsProps) {
  const t = useCopy(copy);
  const announce = useAnnounceIfAny();
  const [progress, setProgress] = useState<Readonly<Record<string, number>>>({});
  const [countProblem, setCountProblem] = useState<string | undefined>();
  const files = useRef(value);
  const jobs = useRef(new Map<string, Job>());
  const [limit] = useState(() => pLimit(MAX_CONCURRENT));
  const retryable = useRef(new Set<string>());
  const emitChange = useEffectEvent(onChange);

  useLayoutEffect(() => {
    files.current = value;
  }, [value]);

  useEffect(() => {
    const all = jobs.current;
    return () => {
      for (const job of all.values()) job.abort.abort();
    };
  }, []);

  const set = useRef((next: readonly UploadedFile[]) => {
    files.current = next;
    emitChange([...next]);
  }).current;
  const patch = (id: string, change: Partial<UploadedFile>) =>
    set(files.current.map((file) => (file.id === id ? { ...file, ...change } : file)));

  function problemOf(error: unknown): string {
    if (!(error instanceof ApiError)) return t('failure');
    return joinMessages(error.messages) || t(error.code === 'network' ? 'failureNetwork' : 'failure');
  }

  function fail(id: string, name: string, error: string) {
    patch(id, { state: 'failed', error });
    announce(t('saidFailed', { name, problem: error }));
  }

  function refuse(id: string, { name }: File, problem: FileProblem) {
    retryable.current.delete(id);
    fail(id, name, t(problem, { name }));
  }

  async function run(id: string, { file, abort }: Job) {
    const { signal } = abort;
    if (signal.aborted) return;
    try {
      const problem = await inspectFile(file);
      if (signal.aborted) return;
      if (problem) {
        refuse(id, file, problem);
        return;
      }
      announce(t('saidStart', { name: file.name }));
      const { documentUuid } = await sendFile(upload, file, {
        signal,
        onProgress(fraction) {
          if (signal.aborted) return;
          setProgress((before) => ({ ...before, [id]: fraction }));
          const row = files.current.find((candidate) => candidate.id === id);
          if (fraction >= 1 && row?.state === 'uploading') patch(id, { state: 'checking' });
        },
      });
      if (signal.aborted) return;
      jobs.current.delete(id);
      patch(id, { state: 'uploaded', documentUuid });
      announce(t('saidDone', { name: file.name }));
    } catch (error) {
      if (signal.aborted) return;
      if (!(await canBeRead(file))) {
        refuse(id, file, 'file-changed');
        return;
      }
      retryable.current.add(id);
      fail(id, file.name, problemOf(error));
    }
  }

  function start(id: string, file: File) {
    const job = { file, abort: new AbortController() };
    jobs.current.set(id, job);
    setProgress((before) => ({ ...before, [id]: 0 }));
    const work = limit(() => run(id, job));
    onStart?.(work);
  }

  return {
    progress,
    countProblem,
    canRetry: (id: string) => retryable.current.has(id) && jobs.current.has(id),
    add(chosen: readonly File[]) {
      const room = maxFiles - files.current.filter((file) => file.state !== 'failed').length;
      const taken = chosen.slice(0, Math.max(0, room));
      const tooMany = taken.length < chosen.length;
      setCountProblem(tooMany ? t('files-too-many', { count: maxFiles }) : undefined);
      if (tooMany) announce(t('files-too-many', { count: maxFiles }));
      const rows = taken.map((file) => ({ file, id: newUuid() }));
      set([
        ...files.current,
        ...rows.map(
          ({ file, id }): UploadedFile => ({ id, name: file.name, size: file.size, state: 'uploading' }),
        ),
      ]);
      for (const { id, file } of rows) start(id, file);
    },
    retry(id: string) {
      const job = jobs.current.get(id);
      if (!job) return;
      patch(id, { state: 'uploading', error: undefined } as Partial<UploadedFile>);
      start(id, job.file);
    },
    remove(id: string) {
      const gone = files.current.find((file) => file.id === id);
      jobs.current.get(id)?.abort.abort();
      jobs.current.delete(id);
      setCountProblem(undefined);
      set(files.current.filter((file) => file.id !== id));
      if (gone?.documentUuid) upload.discard?.(gone.documentUuid);
      if (gone) announce(t('saidRemoved', { name: gone.name }));
    },
  };
}
