import type { Message } from '#src/brand/copy.tsx';
import { fileCountProblem, MAX_FILES } from '#src/domain/documents/files.ts';
import { copy } from './copy.ts';

/** Why a file does not arrive, and the one thing to do about it. */
export const VERDICTS = {
  'file-empty': 'choose',
  'file-kind': 'choose',
  'file-too-large': 'choose',
  'file-encrypted': 'choose',
  'file-unreadable': 'choose',
  'file-changed': 'choose',
  /** It was on its way when the page went, and the browser has not kept it. */
  'file-missing': 'choose',
  /** The server has looked at it, and says why. */
  'file-refused': 'choose',
  'upload-stopped': 'retry',
  'upload-failed': 'retry',
} as const satisfies Record<string, 'choose' | 'retry'>;
export type Verdict = keyof typeof VERDICTS;

/** By what a file is known again. */
export interface FileTrace {
  lastModified: number;
  /** Of its first bytes, where the page can hash. */
  hash?: string | undefined;
}

/** `held`: chosen, and waiting for the person's word before it is sent. */
export const FILE_STATES = ['held', 'uploading', 'paused', 'checking', 'uploaded', 'failed'] as const;

/** A file on an upload screen. Plain data: it may be part of a form's values, and of a draft. */
export interface UploadedFile {
  /** Of this row; not the server's. */
  id: string;
  name: string;
  /** Bytes. */
  size: number;
  state: (typeof FILE_STATES)[number];
  /** The server's, once uploaded. */
  documentUuid?: string | undefined;
  /** While it is on its way: the upload that has begun. */
  uploadUuid?: string | undefined;
  trace?: FileTrace | undefined;
  /** Why it failed, */
  problem?: Verdict | undefined;
  /** and what the server says of it. */
  error?: string | undefined;
}

/** What is held is shown where it waits. */
export type ShownFile = UploadedFile & { state: Exclude<UploadedFile['state'], 'held'> };
export const isShown = (file: UploadedFile): file is ShownFile => file.state !== 'held';

/** Whether a file is still on its way. */
export const isUnderway = ({ state }: UploadedFile): boolean =>
  state === 'uploading' || state === 'checking' || state === 'paused';

/** The documents that arrived. */
export function uploadedUuids(files: readonly UploadedFile[]): string[] {
  return files.flatMap((file) => (file.state === 'uploaded' && file.documentUuid ? [file.documentUuid] : []));
}

/**
 * For a form's schema: nothing uploaded yet, something still on its way, or one that is waited for and not there any more.
 * Other files that failed do not count.
 */
export function uploadsProblem(files: readonly UploadedFile[] | undefined): Message | undefined {
  const list = files ?? [];
  const missing = list.find(({ problem }) => problem === 'file-missing');
  if (missing) return { copy, key: 'files-again', values: { name: missing.name } };
  const arrived = list.filter((file) => file.state === 'uploaded');
  const isHeld = list.some(({ state }) => state === 'held');
  const key = isHeld ? 'files-held' : list.some(isUnderway) ? 'files-busy' : fileCountProblem(arrived.length);
  return key && { copy, key, values: { count: MAX_FILES } };
}
