import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useCopy } from '#src/brand/copy.tsx';
import { newUuid } from '#src/platform/newUuid.ts';
import { useLatest } from '#src/platform/useLatest.ts';
import { useAnnounceIfAny } from '#src/ui/primitives/announcer.ts';
import { copy } from '#src/ui/upload/copy.ts';
import { isUnderway, type UploadedFile, VERDICTS } from '#src/ui/upload/uploadedFile.ts';
import { createUploadEngine, placeOf, type UploadEngine } from './engine/engine.ts';
import type { UploadEvent, UploadListener } from './engine/job.ts';
import type { Upload } from './engine/upload.ts';
import { useUploadSession } from './useUploadSession.ts';

interface UploadsProps {
  value: readonly UploadedFile[];
  onChange(files: UploadedFile[]): void;
  upload: Upload;
  maxFiles: number;
  /** Takes a PDF that needs its password out of the list. */
  onLocked(file: File): void;
  /** Called with each upload that runs: the promise includes its wait for a free place. */
  onStart?: ((work: Promise<void>) => void) | undefined;
}

/** What a screen reader hears of an event. */
function announcementOf(event: UploadEvent, t: ReturnType<typeof useCopy<(typeof copy)['strings']>>): string {
  const { name } = event;
  if (event.type === 'quarter') return t('said-quarter', { name, percent: event.percent });
  if (event.type === 'failed')
    return t('said-failed', { name, problem: event.error ?? t(event.problem, { name }) });
  return t(`said-${event.type}`, { name });
}

/** Whether a row that a slot is shown with goes on by itself. */
const goesOn = (row: UploadedFile) =>
  isUnderway(row) || (row.problem !== undefined && VERDICTS[row.problem] === 'retry');

/** The rows of a field, as they are by now; each change counts for the next one, without a render in between. */
function useRows(value: readonly UploadedFile[], onChange: (files: UploadedFile[]) => void) {
  const latest = useLatest(onChange);
  const rows = useRef(value);
  useLayoutEffect(() => {
    rows.current = value;
  }, [value]);
  return useMemo(() => {
    const set = (next: readonly UploadedFile[]) => {
      rows.current = next;
      latest.current([...next]);
    };
    return {
      all: () => rows.current,
      set,
      patch: (id: string, change: Partial<UploadedFile>) =>
        set(rows.current.map((row) => (row.id === id ? { ...row, ...change } : row))),
    };
  }, [latest]);
}

/** The engine of a field; it stops with it, and goes on with what its rows say when it is shown again. */
function useEngine(upload: Upload, rows: ReturnType<typeof useRows>, listener: UploadListener) {
  const session = useUploadSession();
  const latest = useLatest({ upload, listener });
  const engine = useRef<UploadEngine>(undefined);
  useEffect(() => {
    const created = createUploadEngine(() => latest.current.upload, session, {
      onChange: (id, change) => latest.current.listener.onChange(id, change),
      onProgress: (id, fraction) => latest.current.listener.onProgress(id, fraction),
      onEvent: (event) => latest.current.listener.onEvent(event),
      onWork: (work) => latest.current.listener.onWork(work),
    });
    engine.current = created;
    created.restore(rows.all().filter(goesOn));
    return () => created.close();
  }, [session, rows, latest]);
  return engine;
}

/** The uploads of one field, as rows: what is chosen, how far it is, what can be done. */
export function useUploads({ value, onChange, upload, maxFiles, onLocked, onStart }: UploadsProps) {
  const t = useCopy(copy);
  const announce = useAnnounceIfAny();
  const [progress, setProgress] = useState<Readonly<Record<string, number>>>({});
  const [tooMany, setTooMany] = useState(false);
  const rows = useRows(value, onChange);
  /** As they were chosen, by the row. */
  const chosen = useRef(new Map<string, File>());
  const engine = useEngine(upload, rows, {
    onChange(id, change) {
      const file = change.problem === 'file-encrypted' ? chosen.current.get(id) : undefined;
      if (!file) return rows.patch(id, change);
      rows.set(rows.all().filter((row) => row.id !== id));
      onLocked(file);
    },
    onProgress: (id, fraction) => setProgress((before) => ({ ...before, [id]: fraction })),
    onEvent(event) {
      // The question for its password says it.
      if (event.type !== 'failed' || event.problem !== 'file-encrypted') announce(announcementOf(event, t));
    },
    onWork: (work) => onStart?.(work),
  });

  function addNew(files: readonly File[]): void {
    const room = maxFiles - rows.all().filter(({ state }) => state !== 'failed' && state !== 'held').length;
    const taken = files.slice(0, Math.max(0, room));
    const isOver = taken.length < files.length;
    setTooMany(isOver);
    if (isOver) announce(t('files-too-many', { count: maxFiles }));
    const added = taken.map((file) => {
      const row: UploadedFile = { id: newUuid(), name: file.name, size: file.size, state: 'uploading' };
      return { file, row };
    });
    rows.set([...rows.all(), ...added.map(({ row }) => row)]);
    for (const { file, row } of added) {
      chosen.current.set(row.id, file);
      engine.current?.start(row, file);
    }
  }

  /** A file that is waited for takes its place again; only the same one goes on from where it was. */
  async function putBack(file: File): Promise<boolean> {
    const place = await placeOf(file, rows.all());
    if (!place) return false;
    const { row, isSame } = place;
    const uploadUuid = isSame ? row.uploadUuid : undefined;
    const change = { size: file.size, state: 'uploading', uploadUuid, problem: undefined } as const;
    rows.patch(row.id, change);
    engine.current?.start({ ...row, ...change }, file);
    return true;
  }

  return {
    progress,
    /** More were chosen than there is room for. */
    tooMany,
    async add(files: readonly File[]) {
      const missing = rows.all().some(({ problem }) => problem === 'file-missing');
      if (!missing) return addNew(files);
      const fresh: File[] = [];
      for (const file of files) if (!(await putBack(file))) fresh.push(file);
      return addNew(fresh);
    },
    /** Those that wait for the person; they are no uploads yet. */
    setHeld: (held: readonly UploadedFile[]) =>
      rows.set([...rows.all().filter(({ state }) => state !== 'held'), ...held]),
    miss: (id: string) => rows.patch(id, { state: 'failed', problem: 'file-missing' }),
    /** What another device has sent. */
    receive(received: readonly { documentUuid: string; name: string; size: number }[]) {
      const added = received.map(({ documentUuid, name, size }): UploadedFile => {
        return { documentUuid, name, size, id: documentUuid, state: 'uploaded' };
      });
      rows.set([...rows.all(), ...added]);
      announce(t('said-received', { count: added.length }));
    },
    retry: (row: UploadedFile) => engine.current?.retry(row),
    remove(row: UploadedFile) {
      setTooMany(false);
      engine.current?.remove(row);
      rows.set(rows.all().filter(({ id }) => id !== row.id));
      announce(t('said-removed', { name: row.name }));
    },
  };
}
