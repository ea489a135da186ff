import { PDFDocument } from '@cantoo/pdf-lib';
import { expect, test } from '@jest/globals';
import PDFKit from 'pdfkit';
import { needsPassword } from '#sandbox/documents/needsPassword.ts';
import { jpegPhoto } from '#src/testing/imageFiles.ts';
import { pdfFiles } from '#src/testing/pdfFiles.ts';
import { jpegsToPdf } from './jpegsToPdf.ts';
import { unlockPdf } from './unlockPdf.ts';

test('with its password a PDF is opened, whichever cipher it was locked with', async () => {
  const { needsPassword: locked } = await pdfFiles();
  for (const [name, bytes] of locked) {
    if (name === 'certificate.pdf') continue;
    const opened = await unlockPdf(bytes, 'user');
    expect([name, opened.kind]).toEqual([name, 'opened']);
    if (opened.kind !== 'opened') continue;
    expect([name, await needsPassword(opened.bytes)]).toEqual([name, false]);
    expect((await PDFDocument.load(opened.bytes)).getPageCount()).toBe(1);
    expect(Buffer.from(opened.bytes).includes('/Encrypt')).toBe(false);
  }
});

test('another password is wrong, and what no password opens cannot be opened', async () => {
  const { needsPassword: locked } = await pdfFiles();
  for (const [name, bytes] of locked)
    expect([name, (await unlockPdf(bytes, 'other')).kind]).toEqual([
      name,
      name === 'certificate.pdf' ? 'cannot' : 'wrong',
    ]);
});

test.each(['1.4', '1.7ext3'] as const)('a password with accents opens a file of %s', async (pdfVersion) => {
  const document = new PDFKit({ pdfVersion, userPassword: 'usér' });
  document.text('Statement').end();
  const bytes = Buffer.concat(await document.toArray());
  expect((await unlockPdf(bytes, 'usér')).kind).toBe('opened');
});

test('a damaged file cannot be opened', async () => {
  const { needsPassword: locked } = await pdfFiles();
  const bytes = locked.get('user-1.7.pdf') ?? Buffer.alloc(0);
  expect((await unlockPdf(bytes.subarray(0, 300), 'user')).kind).toBe('cannot');
});

test('pictures become pages in their order, each as it lies', async () => {
  const picture = (width: number, height: number) => ({
    blob: new Blob([new Uint8Array(jpegPhoto(width, height, () => 200))]),
    width,
    height,
  });
  const pdf = await PDFDocument.load(await jpegsToPdf([picture(60, 80), picture(160, 90)]));
  expect(pdf.getPages().map((page) => page.getSize())).toEqual([
    { width: 594, height: 792 },
    { width: 792, height: 445.5 },
  ]);
});
