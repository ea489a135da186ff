import { PDFDocument } from '@cantoo/pdf-lib';

export type Unlocked = { kind: 'opened'; bytes: Uint8Array<ArrayBuffer> } | { kind: 'wrong' | 'cannot' };

/** As bytes: older files are locked with Latin-1, newer ones with UTF-8 (ISO 32000-2, 7.6.4.3.3). */
const formsOf = (password: string) => [password, String.fromCharCode(...new TextEncoder().encode(password))];

/** For holders of a certificate, or by a method that no password opens. */
const isStandard = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes).includes('/Standard');

/** A copy of a PDF that needs no password. The password goes no further than here. */
export async function unlockPdf(bytes: Uint8Array, password: string): Promise<Unlocked> {
  if (!isStandard(bytes)) return { kind: 'cannot' };
  for (const form of new Set(formsOf(password))) {
    try {
      const pdf = await PDFDocument.load(bytes, { password: form, updateMetadata: false });
      return { kind: 'opened', bytes: new Uint8Array(await pdf.save()) };
    } catch (error) {
      if (!(error instanceof Error && /password/i.test(error.message))) return { kind: 'cannot' };
    }
  }
  return { kind: 'wrong' };
}
