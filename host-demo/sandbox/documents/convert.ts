import { PDFDocument } from '@cantoo/pdf-lib';
import jpeg from 'jpeg-js';

interface Picture {
  width: number;
  height: number;
  /** RGBA. */
  data: Uint8Array | Uint8ClampedArray;
}

export interface Shown {
  type: 'image/jpeg' | 'application/pdf';
  extension: 'jpg' | 'pdf';
  bytes: Uint8Array<ArrayBuffer>;
}

const QUALITY = 85;
/** What 20 MB can unpack to without end is read no further. */
const MAX_PIXELS = 100_000_000;
/** US Letter, in points. */
const PAGE = { width: 612, height: 792 };

const toJpeg = ({ width, height, data }: Picture) =>
  new Uint8Array(jpeg.encode({ width, height, data: Buffer.from(data) }, QUALITY).data);

async function heicPictures(bytes: Uint8Array): Promise<Picture[]> {
  const { default: decode } = await import('heic-decode');
  return [await decode({ buffer: bytes })];
}

/** Each page; not the small copies of one that some scanners add. */
async function tiffPictures(bytes: Uint8Array): Promise<Picture[]> {
  const { default: UTIF } = await import('utif2');
  const file = new Uint8Array(bytes).buffer;
  const sizeOf = (value: unknown) => Number((value as number[] | undefined)?.[0] ?? 0);
  const pages = UTIF.decode(file).filter((page) => sizeOf(page.t256) && !(sizeOf(page.t254) & 1));
  const pixels = pages.reduce((sum, page) => sum + sizeOf(page.t256) * sizeOf(page.t257), 0);
  if (pixels > MAX_PIXELS) throw new Error(`${pixels} pixels are too many`);
  return pages.map((page) => {
    UTIF.decodeImage(file, page);
    return { width: page.width, height: page.height, data: UTIF.toRGBA8(page) };
  });
}

const READERS = { heic: heicPictures, tiff: tiffPictures } as const;
export type ConvertedKind = keyof typeof READERS;
export const isConverted = (kind: string | undefined): kind is ConvertedKind =>
  kind !== undefined && kind in READERS;

async function toPdf(pictures: readonly Picture[]): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = await PDFDocument.create();
  for (const picture of pictures) {
    const image = await pdf.embedJpg(toJpeg(picture));
    const { width, height } = image.scaleToFit(PAGE.width, PAGE.height);
    pdf.addPage([width, height]).drawImage(image, { x: 0, y: 0, width, height });
  }
  return new Uint8Array(await pdf.save());
}

/**
 * What is shown in place of a photo or scan that no browser may be counted on to show: a JPEG, or a PDF of its pages.
 * `undefined` when it cannot be read.
 */
export async function convert(kind: ConvertedKind, bytes: Uint8Array): Promise<Shown | undefined> {
  try {
    const pictures = await READERS[kind](bytes);
    const [first] = pictures;
    if (!first || pictures.some(({ width, height }) => width * height === 0)) return undefined;
    return pictures.length === 1
      ? { type: 'image/jpeg', extension: 'jpg', bytes: toJpeg(first) }
      : { type: 'application/pdf', extension: 'pdf', bytes: await toPdf(pictures) };
  } catch {
    return undefined;
  }
}
