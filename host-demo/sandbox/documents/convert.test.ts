import { PDFDocument } from '@cantoo/pdf-lib';
import { expect, test } from '@jest/globals';
import jpeg from 'jpeg-js';
import { heicPhoto, tiffScan } from '#src/testing/imageFiles.ts';
import { convert } from './convert.ts';

/** The pixel at a place of a JPEG. */
function pixel(bytes: Uint8Array, x: number, y: number): number[] {
  const { width, data } = jpeg.decode(bytes);
  const at = (y * width + x) * 4;
  return [...data.subarray(at, at + 3)];
}
/** As near as a lossy copy is. */
const near = (wanted: number[]) => wanted.map((value) => expect.closeTo(value, -1.3));

test('a HEIC is shown as the JPEG of the same picture', async () => {
  const shown = await convert('heic', heicPhoto());
  expect(shown).toMatchObject({ type: 'image/jpeg', extension: 'jpg' });
  const bytes = shown?.bytes ?? new Uint8Array();
  expect(jpeg.decode(bytes)).toMatchObject({ width: 64, height: 48 });
  expect(pixel(bytes, 5, 20)).toEqual(near([200, 40, 40]));
  expect(pixel(bytes, 60, 20)).toEqual(near([40, 60, 200]));
});

test('a TIFF of one page is shown as a JPEG, one of several as a PDF with each of them', async () => {
  const one = await convert('tiff', tiffScan([180]));
  expect(one).toMatchObject({ type: 'image/jpeg' });
  expect(pixel(one?.bytes ?? new Uint8Array(), 3, 3)).toEqual(near([180, 180, 180]));
  const three = await convert('tiff', tiffScan([180, 90, 20]));
  expect(three).toMatchObject({ type: 'application/pdf', extension: 'pdf' });
  const pdf = await PDFDocument.load(three?.bytes ?? new Uint8Array());
  expect(pdf.getPageCount()).toBe(3);
});

test.each([
  ['heic', heicPhoto().subarray(0, 300)],
  ['heic', Buffer.concat([heicPhoto().subarray(0, 28), Buffer.alloc(400, 7)])],
  ['tiff', tiffScan([180]).subarray(0, 20)],
  ['tiff', tiffScan([180], 1, 1).fill(255, 8)],
] as const)('a %s that is cut off or damaged cannot be read', async (kind, bytes) => {
  expect(await convert(kind, bytes)).toBeUndefined();
});

test('a TIFF that would unpack without end is not unpacked', async () => {
  const bomb = tiffScan([180]);
  // Its width and height, in the first two entries of its directory.
  bomb.writeUInt32LE(60_000, 8 + 2 + 8);
  bomb.writeUInt32LE(60_000, 8 + 2 + 12 + 8);
  expect(await convert('tiff', bomb)).toBeUndefined();
});
