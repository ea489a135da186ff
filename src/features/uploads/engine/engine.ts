import { ApiError } from '#src/api/client/apiError.ts';
import { type UploadedFile, VERDICTS, type Verdict } from '#src/ui/upload/uploadedFile.ts';
import { untilOnline } from './connection.ts';
import { isSameFile, traceOf } from './fingerprint.ts';
import { canBeRead } from './inspectFile.ts';
import { arrived, createJob, type Job, send, takeComplete, type UploadListener } from './job.ts';
import { prepare } from './preparations.ts';
import type { Upload } from './upload.ts';
import type { UploadSession } from './uploadSession.ts';

export interface UploadEngine {
  /** Sends a file, or goes on with one whose row is known. */
  start(row: UploadedFile, file: File): void;
  /** After a reload, or when the slot is shown again. */
  restore(rows: readonly UploadedFile[]): void;
  retry(row: UploadedFile): void;
  remove(row: UploadedFile): void;
  /** Stops all of it; what has begun can be restored. */
  close(): void;
}

const isOutOfReach = (error: unknown) =>
  error instanceof ApiError && (error.code === 'network' || error.code === 'timeout');

/** Why a file did not arrive, and what the server says of it. */
function verdictOf(error: unknown): { problem: Verdict; error: string | undefined } {
  const text = (error instanceof ApiError && error.messages.join('\n')) || undefined;
  const isRefused = error instanceof ApiError && error.status === 400 && text;
  if (isRefused) return { problem: 'file-refused', error: text };
  return { problem: isOutOfReach(error) ? 'upload-stopped' : 'upload-failed', error: text };
}

/** Runs the uploads of one slot: each on its own, none losing another. Knows neither words nor looks. */
export function createUploadEngine(
  upload: () => Upload,
  session: UploadSession,
  listener: UploadListener,
): UploadEngine {
  const { files } = session;
  const runner = createRunner(upload, session, listener);
  /** Rows that are no longer there, while their file is still being looked for. */
  const removed = new Set<string>();
  let isOpen = true;

  async function goOn(row: UploadedFile): Promise<void> {
    const file = await files.get(row.id);
    if (!isOpen || removed.has(row.id)) return;
    if (file) runner.start(createJob(row, file));
    else await runner.finishWithout(row);
  }

  return {
    start: (row, file) => runner.start(createJob(row, file)),
    restore(rows) {
      for (const row of rows) void goOn(row);
    },
    retry(row) {
      listener.onChange(row.id, { state: 'uploading', problem: undefined, error: undefined });
      const job = runner.jobs.get(row.id);
      if (job) runner.start(createJob({ ...row, uploadUuid: job.uploadUuid }, job.file));
      else void goOn(row);
    },
    remove(row) {
      removed.add(row.id);
      runner.stop(row.id);
      void files.forget(row.id);
      const { carrier, discard } = upload();
      const { api, calls, headers } = carrier;
      if (row.documentUuid) discard?.(row.documentUuid);
      else if (row.uploadUuid)
        api.call(calls.DELETE, { params: { uploadUuid: row.uploadUuid }, headers }).catch(() => {});
    },
    close() {
      isOpen = false;
      for (const id of [...runner.jobs.keys()]) runner.stop(id);
    },
  };
}

/** Carries jobs through: a few at once, waiting while there is no network. */
function createRunner(
  upload: () => Upload,
  { limit, connection, files }: UploadSession,
  listener: UploadListener,
) {
  const jobs = new Map<string, Job>();
  const { onChange, onEvent } = listener;

  function end(job: Job, change: Partial<UploadedFile>): void {
    jobs.delete(job.id);
    void files.forget(job.id);
    onChange(job.id, change);
  }

  function fail(job: Job, problem: Verdict, error?: string): void {
    const { name } = job.file;
    // What cannot be mended by another try is not kept.
    if (VERDICTS[problem] !== 'retry') end(job, { uploadUuid: undefined, trace: undefined });
    onChange(job.id, { state: 'failed', problem, error });
    onEvent({ type: 'failed', name, problem, error });
  }

  /** @returns whether the file may be sent */
  async function makeReady(job: Job): Promise<boolean> {
    const { id, abort } = job;
    const prepared = await prepare(job.file, abort.signal);
    if (abort.signal.aborted) return false;
    if ('problem' in prepared) {
      fail(job, prepared.problem);
      return false;
    }
    const { file } = prepared;
    // What was made on the device is not the same twice: chosen again, it begins anew.
    const trace = file === job.file ? await traceOf(file) : undefined;
    if (abort.signal.aborted) return false;
    job.file = file;
    void files.keep(id, file);
    onChange(id, { trace });
    if (!job.isAnnounced) onEvent({ type: 'start', name: file.name });
    job.isAnnounced = true;
    return true;
  }

  async function run(job: Job): Promise<void> {
    const { signal } = job.abort;
    if (signal.aborted || !(await makeReady(job))) return;
    try {
      const { documentUuid } = await send(job, upload(), connection.isOnline, listener);
      if (signal.aborted) return;
      end(job, arrived(documentUuid));
      onEvent({ type: 'end', name: job.file.name });
    } catch (error) {
      if (signal.aborted) return;
      if (isOutOfReach(error) && !connection.isOnline()) return pause(job);
      if (!(await canBeRead(job.file))) return fail(job, 'file-changed');
      const verdict = verdictOf(error);
      fail(job, verdict.problem, verdict.error);
    }
  }

  /** Waits for the network without a place among those that run. */
  function pause(job: Job): void {
    const { id, file, abort } = job;
    onChange(id, { state: 'paused' });
    onEvent({ type: 'paused', name: file.name });
    void untilOnline(connection, abort.signal).then(() => {
      if (abort.signal.aborted) return;
      onChange(id, { state: 'uploading' });
      onEvent({ type: 'resumed', name: file.name });
      enqueue(job);
    });
  }

  function enqueue(job: Job): void {
    if (connection.isOnline()) listener.onWork(limit(() => run(job)));
    else pause(job);
  }

  function stop(id: string): void {
    jobs.get(id)?.abort.abort();
    jobs.delete(id);
  }

  return {
    jobs,
    stop,
    start(job: Job): void {
      stop(job.id);
      jobs.set(job.id, job);
      enqueue(job);
    },
    /** Of a file that is not here any more: all of it may have arrived, or it has to be chosen again. */
    async finishWithout(row: UploadedFile): Promise<void> {
      const { id, name, uploadUuid } = row;
      const job = createJob(row, new File([], name));
      const { signal } = job.abort;
      jobs.set(id, job);
      const found = uploadUuid
        ? await takeComplete(upload(), uploadUuid, signal).catch(() => undefined)
        : undefined;
      if (signal.aborted) return;
      jobs.delete(id);
      if (found && 'documentUuid' in found) return onChange(id, arrived(found.documentUuid));
      if (found) listener.onProgress(id, found.fraction);
      onChange(id, { state: 'failed', problem: 'file-missing', error: undefined });
      return onEvent({ type: 'failed', name, problem: 'file-missing', error: undefined });
    },
  };
}

/** The row that a chosen file takes the place of: the same file, or another one of that name. */
export async function placeOf(
  file: File,
  rows: readonly UploadedFile[],
): Promise<{ row: UploadedFile; isSame: boolean } | undefined> {
  const row = rows.find(({ name, problem }) => problem === 'file-missing' && name === file.name);
  return row && { row, isSame: await isSameFile(file, row) };
}
