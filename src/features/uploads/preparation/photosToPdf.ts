import { MAX_FILE_BYTES } from '#src/domain/documents/files.ts';
import { jpegsToPdf } from './jpegsToPdf.ts';
import { toJpeg } from './toJpeg.ts';

/** How large pictures are, and how well they are kept, until a file fits. */
const SIZES = [
  [2200, 0.85],
  [1600, 0.75],
  [1200, 0.6],
] as const;

/** Photos of one document as one PDF; `undefined` where they are too many for a file. */
export async function photosToPdf(photos: readonly File[], name: string): Promise<File | undefined> {
  for (const [longest, quality] of SIZES) {
    const pictures = [];
    // One at a time: a photo takes 50 MB while it is drawn.
    for (const photo of photos) pictures.push(await toJpeg(photo, longest, quality));
    const sum = pictures.reduce((all, { blob }) => all + blob.size, 0);
    if (sum < MAX_FILE_BYTES * 0.98)
      return new File([await jpegsToPdf(pictures)], name, { type: 'application/pdf' });
  }
  return undefined;
}
