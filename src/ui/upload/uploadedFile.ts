import type { Message } from '#src/brand/copy.tsx';
import { fileCountProblem, MAX_FILES } from '#src/domain/documents/files.ts';
import { copy } from './copy.ts';

/** A file on an upload screen. Plain data: it may be part of a form's values. */
export interface UploadedFile {
  /** Of this row; not the server's. */
  id: string;
  name: string;
  /** Bytes. */
  size: number;
  state: 'uploading' | 'checking' | 'uploaded' | 'failed';
  /** The server's, once uploaded. */
  documentUuid?: string;
  /** Why it failed. */
  error?: string;
}

/** The documents that arrived. */
export function uploadedUuids(files: readonly UploadedFile[]): string[] {
  return files.flatMap((file) => (file.state === 'uploaded' && file.documentUuid ? [file.documentUuid] : []));
}

/** For a form's schema: nothing uploaded yet, or something still on its way. Failed files do not count. */
export function uploadsProblem(files: readonly UploadedFile[] | undefined): Message | undefined {
  const list = files ?? [];
  const isBusy = list.some((file) => file.state === 'uploading' || file.state === 'checking');
  const arrived = list.filter((file) => file.state === 'uploaded');
  const key = isBusy ? 'files-busy' : fileCountProblem(arrived.length);
  return key && { copy, key, values: { count: MAX_FILES } };
}
