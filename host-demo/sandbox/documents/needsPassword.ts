import { isForWantOfPassword, mayNeedPassword } from '#src/domain/documents/files.ts';

/** Whether a PDF cannot be opened without its password or key. */
export async function needsPassword(bytes: Uint8Array): Promise<boolean> {
  if (!mayNeedPassword(bytes)) return false;
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  try {
    await task.promise;
    return false;
  } catch (error) {
    return isForWantOfPassword(error);
  } finally {
    await task.destroy();
  }
}
