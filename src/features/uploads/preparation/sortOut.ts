import { fileKind, MAX_FILE_BYTES } from '#src/domain/documents/files.ts';
import type { Flaw } from '../../photos/flaws.ts';
import { lookAt } from '../../photos/lookAt.ts';
import { canBeRead, HEAD_BYTES } from '../engine/inspectFile.ts';
import { renamed, toJpeg } from './toJpeg.ts';

export type SortedOut = { file: File } & ({ kind: 'ready' } | { kind: 'photo'; flaw: Flaw | undefined });

const PHOTOS: readonly (string | undefined)[] = ['jpg', 'png', 'heic'];
const LARGEST = 4000;
const QUALITY = 0.9;

/** A photo that others can show, and that is not too large to be sent. */
async function sendable(file: File, kind: string | undefined): Promise<File> {
  if (kind !== 'heic' && file.size <= MAX_FILE_BYTES) return file;
  const { blob } = await toJpeg(file, LARGEST, QUALITY);
  return new File([blob], renamed(file.name, 'jpg'), { type: blob.type });
}

/**
 * Photos are looked at before they are sent. What the browser cannot show, or is no photo, is ready: whoever sends it looks
 * at what it is.
 */
export async function sortOut(file: File): Promise<SortedOut> {
  if (!(await canBeRead(file))) return { kind: 'ready', file };
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  const kind = fileKind({ name: file.name, size: file.size, head });
  if (!PHOTOS.includes(kind)) return { kind: 'ready', file };
  const { isShown, flaw } = await lookAt(file);
  return isShown ? { kind: 'photo', file: await sendable(file, kind), flaw } : { kind: 'ready', file };
}
