import type { FileReader } from 'tus-js-client';
import TusUpload from 'tus-js-client/lib.esm/upload.js';
import { ApiError } from '#src/api/client/apiError.ts';
import type { Carrier } from './carrier.ts';
import { CHUNK_BYTES } from './chunks.ts';
import { createTusStack, uploadUuidOf } from './tusStack.ts';

/** After a failure that may pass, milliseconds; counted from the last chunk that has arrived. */
const RETRIES = [500, 1500, 4000];

export interface SendOptions {
  signal: AbortSignal;
  /** An upload that has begun before. It goes on from what has arrived; one that is gone begins anew. */
  uploadUuid?: string | undefined;
  /** Whether a failure is worth another try by itself; what is not ends the upload. */
  mayRetry?(): boolean;
  onBegun?(uploadUuid: string): void;
  onProgress?(bytesSent: number, bytesTotal: number): void;
}

/** A part of a file is a file to the browser, which reads it as it sends it. */
const slices = {
  openFile: async (file: Blob) => ({
    size: file.size,
    slice: async (start: number, end: number) => ({ value: file.slice(start, end), done: end >= file.size }),
    close() {},
  }),
} as unknown as FileReader;

/** Sends a file's bytes, chunk by chunk. @returns the upload's id, for the call that takes the file */
export function sendBytes(
  file: File,
  carrier: Carrier,
  { signal, uploadUuid, mayRetry = () => true, onBegun, onProgress }: SendOptions,
): Promise<string> {
  return new Promise((resolve, reject) => {
    let failure: unknown;
    const cancelled = () =>
      new ApiError({ code: 'cancelled', status: 0, messages: [], message: 'The upload was stopped' });
    const { path } = carrier.calls.POST;
    const upload: TusUpload = new TusUpload(file, {
      ...TusUpload.defaultOptions,
      endpoint: path,
      uploadUrl: uploadUuid ? `${path}/${uploadUuid}` : null,
      chunkSize: CHUNK_BYTES,
      retryDelays: RETRIES,
      metadata: { filename: file.name },
      storeFingerprintForResuming: false,
      fingerprint: async () => file.name,
      fileReader: slices,
      httpStack: createTusStack(carrier, (error) => {
        failure = error;
      }),
      onShouldRetry: (error) => mayRetry() && isPassing(failure ?? error),
      onUploadUrlAvailable: () => onBegun?.(uploadUuidOf(upload.url ?? '')),
      onProgress: onProgress ?? null,
      onSuccess: () => resolve(uploadUuidOf(upload.url ?? '')),
      onError: (cause) => reject(failure ?? outsideProtocol(cause)),
    });
    signal.addEventListener('abort', () => {
      void upload.abort();
      reject(cancelled());
    });
    if (signal.aborted) reject(cancelled());
    else upload.start();
  });
}

/** An answer that lacks what the protocol asks for. */
const outsideProtocol = (cause: unknown) =>
  new ApiError({
    code: 'wrong-shape',
    status: 0,
    messages: [],
    message: 'The upload was not understood',
    cause,
  });

/** What another try may mend; a chunk that is not where the upload is asks where that is first. */
const isPassing = (error: unknown) =>
  error instanceof ApiError && (error.retryable || error.status === 409 || error.status === 423);
