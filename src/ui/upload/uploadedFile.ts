import { fileCountProblem } from '#src/domain/files.ts';

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
export function uploadsProblem(files: readonly UploadedFile[] | undefined): string | undefined {
  const list = files ?? [];
  if (list.some((file) => file.state === 'uploading' || file.state === 'checking')) {
    return 'Wait until all files are uploaded';
  }
  return fileCountProblem(list.filter((file) => file.state === 'uploaded').length);
}
