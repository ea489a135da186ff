import { PDFDocument } from '@cantoo/pdf-lib';
import type { Jpeg } from './toJpeg.ts';

/** US Letter, in points. */
const PAPER = { short: 612, long: 792 };

/** One page for each picture, in their order: as large as a sheet of paper, upright or across as the picture is. */
export async function jpegsToPdf(pictures: readonly Jpeg[]): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = await PDFDocument.create();
  for (const { blob, width, height } of pictures) {
    const image = await pdf.embedJpg(await blob.arrayBuffer());
    const [across, down] = width > height ? [PAPER.long, PAPER.short] : [PAPER.short, PAPER.long];
    const size = image.scaleToFit(across, down);
    pdf.addPage([size.width, size.height]).drawImage(image, { x: 0, y: 0, ...size });
  }
  return new Uint8Array(await pdf.save());
}
