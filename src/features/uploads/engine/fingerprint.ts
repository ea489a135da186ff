import type { FileTrace } from '#src/ui/upload/uploadedFile.ts';
import { CHUNK_BYTES } from './chunks.ts';

/** Of the first chunk; a page without TLS has no hashes, and does without. */
async function hashOf(file: File): Promise<string | undefined> {
  const { subtle } = globalThis.crypto as Partial<Crypto>;
  const bytes = await subtle?.digest('SHA-256', await file.slice(0, CHUNK_BYTES).arrayBuffer());
  return bytes && [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** By what a file is known again when it is chosen once more. */
export const traceOf = async (file: File): Promise<FileTrace> => ({
  lastModified: file.lastModified,
  hash: await hashOf(file),
});

/** Whether a file is the one whose upload stopped: what has arrived of it is not sent again. */
export async function isSameFile(
  file: File,
  known: { name: string; size: number; trace?: FileTrace | undefined },
): Promise<boolean> {
  if (file.name !== known.name || file.size !== known.size || !known.trace) return false;
  const { lastModified, hash } = await traceOf(file);
  return lastModified === known.trace.lastModified && hash === known.trace.hash;
}
