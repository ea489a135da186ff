import { ApiError } from '#src/api/client/apiError.ts';
import type { UploadedFile, Verdict } from '#src/ui/upload/uploadedFile.ts';
import { untilOnline } from './connection.ts';
import { isSameFile, traceOf } from './fingerprint.ts';
import { canBeRead } from './inspectFile.ts';
import { prepare } from './preparations.ts';
import type { Upload } from './upload.ts';
import type { UploadSession } from './uploadSession.ts';

/** What happens to a file, once each; for what is announced. */
export type UploadEvent =
  | { type: 'start' | 'end' | 'paused' | 'resumed'; name: string }
  /** 25, 50, 75 */
  | { type: 'quarter'; name: string; percent: number }
  | { type: 'failed'; name: string; problem: Verdict; error: string | undefined };

/** What the engine tells of the files of one slot. */
export interface UploadListener {
  onChange(id: string, change: Partial<UploadedFile>): void;
  /** From 0 to 1. */
  onProgress(id: string, fraction: number): void;
  onEvent(event: UploadEvent): void;
  /** With each file that runs: settles when it has arrived, has failed, or waits for the network. */
  onWork(work: Promise<void>): void;
}

interface Job {
  readonly id: string;
  /** As it is sent: what was done to it on the device is not done twice. */
  file: File;
  readonly abort: AbortController;
  uploadUuid: string | undefined;
  isAnnounced: boolean;
  /** The last quarter that was told. */
  quarter: number;
}

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
const isGone = (error: unknown) =>
  error instanceof ApiError && (error.status === 404 || error.status === 410);
const isIncomplete = (error: unknown) => error instanceof ApiError && error.status === 409;

/** Runs the uploads of one slot: each on its own, none losing another. Knows neither words nor looks. */
export function createUploadEngine(
  upload: () => Upload,
  { limit, connection, files }: UploadSession,
  listener: UploadListener,
): UploadEngine {
  const jobs = new Map<string, Job>();
  /** Rows that are no longer there, while their file is still being looked for. */
  const removed = new Set<string>();
  let isOpen = true;
  const { onChange, onProgress, onEvent } = listener;

  function fail({ id, file: { name } }: Job, problem: Verdict, error?: string): void {
    onChange(id, { state: 'failed', problem, error });
    onEvent({ type: 'failed', name, problem, error });
  }

  /** What cannot be mended by another try is not kept. */
  function refuse(job: Job, problem: Verdict, error?: string): void {
    jobs.delete(job.id);
    void files.forget(job.id);
    onChange(job.id, { uploadUuid: undefined, trace: undefined });
    fail(job, problem, error);
  }

  function noteProgress(job: Job, fraction: number): void {
    if (job.abort.signal.aborted) return;
    onProgress(job.id, fraction);
    const quarter = Math.min(3, Math.floor(fraction * 4));
    if (fraction < 1 && quarter > job.quarter) {
      job.quarter = quarter;
      onEvent({ type: 'quarter', name: job.file.name, percent: quarter * 25 });
    }
  }

  /** Sends what has not arrived yet, and has the file taken. */
  async function transfer(job: Job): Promise<{ documentUuid: string }> {
    const { file } = job;
    const { signal } = job.abort;
    const { carrier, take } = upload();
    const { sendBytes } = await import(/* webpackChunkName: "uploads" */ './sendBytes.ts');
    const uploadUuid = await sendBytes(file, carrier, {
      signal,
      uploadUuid: job.uploadUuid,
      mayRetry: connection.isOnline,
      onBegun(begun) {
        if (signal.aborted || begun === job.uploadUuid) return;
        job.uploadUuid = begun;
        onChange(job.id, { uploadUuid: begun });
      },
      onProgress: (sent, total) => noteProgress(job, sent / total),
    });
    if (!signal.aborted) onChange(job.id, { state: 'checking' });
    return take(uploadUuid, signal);
  }

  /** Once more where what the server knows of the upload has changed meanwhile. */
  const transferAgain = (job: Job) =>
    transfer(job).catch((error: unknown) => {
      if (job.abort.signal.aborted || !(isGone(error) || isIncomplete(error))) throw error;
      if (isGone(error)) job.uploadUuid = undefined;
      return transfer(job);
    });

  async function explain(job: Job, error: unknown): Promise<void> {
    if (!(await canBeRead(job.file))) return refuse(job, 'file-changed');
    const messages = error instanceof ApiError ? error.messages : [];
    if (error instanceof ApiError && error.status === 400 && messages.length > 0)
      return refuse(job, 'file-refused', messages.join('\n'));
    return fail(
      job,
      isOutOfReach(error) ? 'upload-stopped' : 'upload-failed',
      messages.join('\n') || undefined,
    );
  }

  async function run(job: Job): Promise<void> {
    const { id, abort } = job;
    const { signal } = abort;
    if (signal.aborted) return;
    const prepared = await prepare(job.file, signal);
    if (signal.aborted) return;
    if ('problem' in prepared) return refuse(job, prepared.problem);
    const { file } = prepared;
    // What was made on the device is not the same twice: chosen again, it begins anew.
    const trace = file === job.file ? await traceOf(file) : undefined;
    if (signal.aborted) return;
    job.file = file;
    void files.keep(id, file);
    onChange(id, { trace });
    if (!job.isAnnounced) onEvent({ type: 'start', name: file.name });
    job.isAnnounced = true;
    try {
      const { documentUuid } = await transferAgain(job);
      if (signal.aborted) return;
      jobs.delete(id);
      void files.forget(id);
      onChange(id, { state: 'uploaded', documentUuid, uploadUuid: undefined, trace: undefined });
      onEvent({ type: 'end', name: file.name });
    } catch (error) {
      if (signal.aborted) return;
      if (isOutOfReach(error) && !connection.isOnline()) pause(job);
      else await explain(job, error);
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
    if (!connection.isOnline()) pause(job);
    else listener.onWork(limit(() => run(job)));
  }

  /** Without its bytes an upload can still be complete. */
  async function finishWithout(row: UploadedFile): Promise<void> {
    const job: Job = {
      id: row.id,
      file: new File([], row.name),
      abort: new AbortController(),
      uploadUuid: row.uploadUuid,
      isAnnounced: true,
      quarter: 3,
    };
    jobs.set(row.id, job);
    const { carrier, take } = upload();
    const { signal } = job.abort;
    const { api, calls, headers } = carrier;
    try {
      if (!row.uploadUuid) throw new Error('Nothing has begun');
      const params = { uploadUuid: row.uploadUuid };
      const answer = await api.call(calls.HEAD, { params, headers, signal });
      const { 'upload-offset': offset, 'upload-length': length } = answer.headers;
      if (offset !== length) {
        onProgress(row.id, Number(offset) / Number(length));
        throw new Error('Not all of it has arrived');
      }
      const { documentUuid } = await take(row.uploadUuid, signal);
      if (signal.aborted) return;
      onChange(row.id, { state: 'uploaded', documentUuid, uploadUuid: undefined, trace: undefined });
    } catch {
      if (!signal.aborted) fail(job, 'file-missing');
    } finally {
      if (!signal.aborted) jobs.delete(row.id);
    }
  }

  function start(row: UploadedFile, file: File): void {
    const { id, uploadUuid } = row;
    const job: Job = { id, file, abort: new AbortController(), uploadUuid, isAnnounced: false, quarter: 0 };
    jobs.get(id)?.abort.abort();
    jobs.set(id, job);
    enqueue(job);
  }

  async function goOn(row: UploadedFile): Promise<void> {
    const file = await files.get(row.id);
    if (!isOpen || removed.has(row.id)) return;
    if (file) start(row, file);
    else await finishWithout(row);
  }

  return {
    start,
    restore(rows) {
      for (const row of rows) void goOn(row);
    },
    retry(row) {
      onChange(row.id, { state: 'uploading', problem: undefined, error: undefined });
      const job = jobs.get(row.id);
      if (job) start({ ...row, uploadUuid: job.uploadUuid }, job.file);
      else void goOn(row);
    },
    remove(row) {
      removed.add(row.id);
      jobs.get(row.id)?.abort.abort();
      jobs.delete(row.id);
      void files.forget(row.id);
      const { carrier, discard } = upload();
      const { api, calls, headers } = carrier;
      if (row.documentUuid) discard?.(row.documentUuid);
      else if (row.uploadUuid)
        api.call(calls.DELETE, { params: { uploadUuid: row.uploadUuid }, headers }).catch(() => {});
    },
    close() {
      isOpen = false;
      for (const job of jobs.values()) job.abort.abort();
      jobs.clear();
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
