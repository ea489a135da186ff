import {
  fileKind,
  MAX_FILE_BYTES,
  mayNeedPassword,
  type UploadProblem,
  uploadProblem,
} from '#src/domain/documents/files.ts';

/** Enough to know what a file is. */
export const HEAD_BYTES = 1024;

export type FileProblem = UploadProblem | 'file-changed';

/** Browsers read no file that was changed, moved or deleted after it was chosen. */
export const canBeRead = (file: File): Promise<boolean> =>
  file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    );

/** Whether a PDF needs a password. Opens it only if it names an encryption; one that cannot be opened here is left to the server. */
export async function isProtected(file: File): Promise<boolean> {
  if (file.size > MAX_FILE_BYTES) return false;
  const bytes = await file.arrayBuffer();
  if (!mayNeedPassword(new Uint8Array(bytes))) return false;
  try {
    const engine = await import(/* webpackChunkName: "pdf" */ '#src/ui/document-viewer/pdfEngine.ts');
    return await engine.needsPassword(bytes);
  } catch {
    return false;
  }
}

/** Why a file must not be uploaded. Looks at its bytes: a name proves nothing. */
export async function inspectFile(file: File): Promise<FileProblem | undefined> {
  if (!(await canBeRead(file))) return 'file-changed';
  const { name, type, size } = file;
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  const facts = { name, type, size, head };
  const isPdf = fileKind(facts) === 'pdf';
  return uploadProblem({ ...facts, needsPassword: isPdf && (await isProtected(file)) });
}
