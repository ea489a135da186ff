import { ApiError } from '#src/api/client/apiError.ts';
import type { UploadedFile, Verdict } from '#src/ui/upload/uploadedFile.ts';
import type { Upload } from './upload.ts';

/** What happens to a file, once each; for what is announced. */
export type UploadEvent =
  | { type: 'start' | 'end' | 'paused' | 'resumed'; name: string }
  /** 25, 50, 75 */
  | { type: 'quarter'; name: string; percent: number }
  | { type: 'failed'; name: string; problem: Verdict; error: string | undefined };

/** What is told of the files of one slot. */
export interface UploadListener {
  onChange(id: string, change: Partial<UploadedFile>): void;
  /** From 0 to 1. */
  onProgress(id: string, fraction: number): void;
  onEvent(event: UploadEvent): void;
  /** With each file that runs: settles when it has arrived, has failed, or waits for the network. */
  onWork(work: Promise<void>): void;
}

/** A file that is on its way. */
export interface Job {
  readonly id: string;
  /** As it is sent: what was done to it on the device is not done twice. */
  file: File;
  readonly abort: AbortController;
  uploadUuid: string | undefined;
  isAnnounced: boolean;
  /** The last quarter that was told. */
  quarter: number;
}

export const createJob = ({ id, uploadUuid }: UploadedFile, file: File): Job => ({
  id,
  file,
  abort: new AbortController(),
  uploadUuid,
  isAnnounced: false,
  quarter: 0,
});

/** What a row is once its file is a document. */
export const arrived = (documentUuid: string) =>
  ({ state: 'uploaded', documentUuid, uploadUuid: undefined, trace: undefined }) as const;

/** Tells how far a file is, and each quarter once. */
function noteProgress(job: Job, fraction: number, { onProgress, onEvent }: UploadListener): void {
  if (job.abort.signal.aborted) return;
  onProgress(job.id, fraction);
  const quarter = Math.min(3, Math.floor(fraction * 4));
  if (fraction >= 1 || quarter <= job.quarter) return;
  job.quarter = quarter;
  onEvent({ type: 'quarter', name: job.file.name, percent: quarter * 25 });
}

/** Sends what has not arrived yet, and has the file taken. */
async function sendOnce(
  job: Job,
  { carrier, take }: Upload,
  isOnline: () => boolean,
  listener: UploadListener,
): Promise<{ documentUuid: string }> {
  const { signal } = job.abort;
  const { sendBytes } = await import(/* webpackChunkName: "uploads" */ './sendBytes.ts');
  const uploadUuid = await sendBytes(job.file, carrier, {
    signal,
    uploadUuid: job.uploadUuid,
    mayRetry: isOnline,
    onBegun(begun) {
      if (signal.aborted || begun === job.uploadUuid) return;
      job.uploadUuid = begun;
      listener.onChange(job.id, { uploadUuid: begun });
    },
    onProgress: (sent, total) => noteProgress(job, sent / total, listener),
  });
  if (!signal.aborted) listener.onChange(job.id, { state: 'checking' });
  return take(uploadUuid, signal);
}

const hasStatus = (error: unknown, ...statuses: number[]) =>
  error instanceof ApiError && statuses.includes(error.status);

/** The same, once more where what the server knows of the upload has changed meanwhile. */
export async function send(...[job, upload, isOnline, listener]: Parameters<typeof sendOnce>) {
  try {
    return await sendOnce(job, upload, isOnline, listener);
  } catch (error) {
    const isGone = hasStatus(error, 404, 410);
    if (job.abort.signal.aborted || !(isGone || hasStatus(error, 409))) throw error;
    if (isGone) job.uploadUuid = undefined;
    return sendOnce(job, upload, isOnline, listener);
  }
}

/** Has an upload taken whose bytes are all there, without them. @returns how much is there, where that is not all */
export async function takeComplete(
  { carrier, take }: Upload,
  uploadUuid: string,
  signal: AbortSignal,
): Promise<{ documentUuid: string } | { fraction: number }> {
  const { api, calls, headers } = carrier;
  const answer = await api.call(calls.HEAD, { params: { uploadUuid }, headers, signal });
  const { 'upload-offset': offset, 'upload-length': length } = answer.headers;
  if (offset === length) return take(uploadUuid, signal);
  return { fraction: Number(offset) / Number(length) };
}
