/** Upload rules and file sizes. Source: docs/rules.md#uploads */
import { isNumberWithin } from '../numbers.ts';

export const MAX_FILE_BYTES = 20_000_000;
export const MAX_FILES = 10;

const FILE_KINDS = ['pdf', 'jpg', 'png', 'heic', 'tiff'] as const;
export type FileKind = (typeof FILE_KINDS)[number];

/** For the `accept` attribute of an upload field. */
export const ACCEPTED_FILES = '.pdf,.jpg,.jpeg,.png,.heic,.heif,.tif,.tiff';

const EXTENSIONS: ReadonlyMap<string, FileKind> = new Map(
  Object.entries({
    pdf: 'pdf',
    jpg: 'jpg',
    jpeg: 'jpg',
    png: 'png',
    heic: 'heic',
    heif: 'heic',
    tif: 'tiff',
    tiff: 'tiff',
  } as const),
);

const ascii = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to));

/** Brands of an ISO media file that are HEIC or HEIF still images. */
const HEIC_BRANDS = /^(?:hei[cxms]|hev[cxms]|mif1|msf1)$/;

const SIGNATURES = {
  // Readers accept a header anywhere in the first kilobyte.
  pdf: (head) => ascii(head, 0, 1024).includes('%PDF-'),
  jpg: (head) => head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff,
  png: (head) => ascii(head, 0, 8) === '\x89PNG\r\n\x1a\n',
  heic: (head) => ascii(head, 4, 8) === 'ftyp' && HEIC_BRANDS.test(ascii(head, 8, 12)),
  // Little or big endian, of 32 or of 64 bits.
  tiff: (head) => /^(?:II[*+]\0|MM\0[*+])$/.test(ascii(head, 0, 4)),
} satisfies Record<FileKind, (head: Uint8Array) => boolean>;

/** The kind of file by its first bytes (1024 are enough), whatever the file is called. */
export function sniffFileKind(head: Uint8Array): FileKind | undefined {
  return FILE_KINDS.find((kind) => SIGNATURES[kind](head));
}

/**
 * Whether a PDF's bytes name an encryption dictionary. Only opening it shows whether it needs a password: most files that
 * may not be changed or printed open without, and the name may stand in a comment.
 */
export const mayNeedPassword = (bytes: Uint8Array): boolean =>
  new TextDecoder('latin1').decode(bytes).includes('/Encrypt');

/** Whether pdf.js failed to open a file for want of its password or key. */
export const isForWantOfPassword = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'PasswordException' || /encrypt/i.test(error.message));

export interface UploadFacts {
  name: string;
  /** MIME type as the browser reports it, often empty for HEIC. */
  type?: string | undefined;
  /** Bytes. */
  size: number;
  /** The first bytes; when given they decide the kind. */
  head?: Uint8Array | undefined;
  /** To be opened. */
  needsPassword?: boolean | undefined;
}

const kindByName = (name: string) => EXTENSIONS.get(/\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '');

const MIME_KINDS: ReadonlyMap<string, FileKind> = new Map(
  Object.entries({
    'application/pdf': 'pdf',
    'image/jpeg': 'jpg',
    'image/png': 'png',
    'image/heic': 'heic',
    'image/heif': 'heic',
    'image/tiff': 'tiff',
  } as const),
);

/** The kind of an upload: by its bytes, else by its name, else by its type. */
export function fileKind({ name, type, head }: UploadFacts): FileKind | undefined {
  return head ? sniffFileKind(head) : (kindByName(name) ?? MIME_KINDS.get(type ?? ''));
}

export type UploadProblem =
  | 'file-empty'
  | 'file-kind'
  | 'file-too-large'
  | 'file-encrypted'
  | 'file-unreadable';

/** Why a file may not be uploaded; undefined when it may. */
export function uploadProblem(file: UploadFacts): UploadProblem | undefined {
  if (file.size === 0) return 'file-empty';
  if (fileKind(file) === undefined) return 'file-kind';
  if (file.size > MAX_FILE_BYTES) return 'file-too-large';
  return file.needsPassword ? 'file-encrypted' : undefined;
}

export type FileCountProblem = 'files-missing' | 'files-too-many';

/** What is wrong with the number of files on an upload screen. */
export function fileCountProblem(count: number): FileCountProblem | undefined {
  if (count === 0) return 'files-missing';
  return count > MAX_FILES ? 'files-too-many' : undefined;
}

const UNITS = [
  { unit: 'MB', bytes: 1_000_000 },
  { unit: 'KB', bytes: 1000 },
] as const;

/** 12 bytes, 1.5 KB (of 1000), 20 MB (of 1,000,000); to be shown with one decimal at most. Undefined for what is no size. */
export function fileSize(bytes: number): { count: number; unit: 'bytes' | 'KB' | 'MB' } | undefined {
  if (!isNumberWithin(bytes, { min: 0 })) return undefined;
  // From 999,950 on, one decimal of KB would read "1000 KB".
  const step = UNITS.find((candidate) => bytes >= candidate.bytes - (candidate.unit === 'MB' ? 50 : 0));
  if (!step) return { count: bytes, unit: 'bytes' };
  return { count: bytes / step.bytes, unit: step.unit };
}
