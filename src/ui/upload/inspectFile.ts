import {
  fileKind,
  isEncryptedPdf,
  MAX_FILE_BYTES,
  type UploadProblem,
  uploadProblem,
} from '#src/domain/documents/files.ts';

const HEAD_BYTES = 1024;

/** Why a file must not be uploaded. Looks at its bytes: a name proves nothing. */
export async function inspectFile(file: File): Promise<UploadProblem | undefined> {
  const { name, type, size } = file;
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  const facts = { name, type, size, head };
  const readable = size <= MAX_FILE_BYTES && fileKind(facts) === 'pdf';
  const encrypted = readable && isEncryptedPdf(new Uint8Array(await file.arrayBuffer()));
  return uploadProblem({ ...facts, encrypted });
}
