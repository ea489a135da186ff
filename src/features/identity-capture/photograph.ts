import { IDENTITY_DOCUMENT_SIZES, type IdentityDocument } from '#src/domain/documents/documents.ts';
import { type Flaw, flawOf, MEASURED_WIDTH } from './legibility.ts';

/** Enough to read the small print of a card. */
export const CAMERA: MediaStreamConstraints = {
  video: { facingMode: { ideal: 'environment' }, width: { ideal: 2560 }, height: { ideal: 1440 } },
};
const QUALITY = 0.92;

/** The largest part of a picture in the given proportions, from its middle: what `object-fit: cover` shows. */
export function middleOf(
  { width, height }: { width: number; height: number },
  wanted: { width: number; height: number },
) {
  const scale = Math.min(width / wanted.width, height / wanted.height);
  const size = { width: Math.round(wanted.width * scale), height: Math.round(wanted.height * scale) };
  return { ...size, x: Math.round((width - size.width) / 2), y: Math.round((height - size.height) / 2) };
}

type Seen = HTMLVideoElement | HTMLImageElement;

/** The part of a picture in the document's proportions, on a canvas of its own size or of a given width. */
function drawMiddle(seen: Seen, kind: IdentityDocument, wantedWidth?: number) {
  const size =
    'videoWidth' in seen
      ? { width: seen.videoWidth, height: seen.videoHeight }
      : { width: seen.naturalWidth, height: seen.naturalHeight };
  const { x, y, width, height } = middleOf(size, IDENTITY_DOCUMENT_SIZES[kind]);
  const scale = (wantedWidth ?? width) / width;
  const canvas = seen.ownerDocument.createElement('canvas');
  Object.assign(canvas, { width: Math.round(width * scale), height: Math.round(height * scale) });
  const pen = canvas.getContext('2d', { willReadFrequently: wantedWidth !== undefined });
  pen?.drawImage(seen, x, y, width, height, 0, 0, canvas.width, canvas.height);
  return { canvas, pen };
}

/** What the frame shows of the camera's picture, as a file. */
export async function photograph(
  video: HTMLVideoElement,
  kind: IdentityDocument,
  name: string,
): Promise<File | undefined> {
  const { canvas } = drawMiddle(video, kind);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', QUALITY));
  return blob ? new File([blob], name, { type: 'image/jpeg' }) : undefined;
}

/** What may keep the document in a picture from being read. The picture stays in the browser. */
export function flawIn(seen: Seen, kind: IdentityDocument): Flaw | undefined {
  try {
    const { canvas, pen } = drawMiddle(seen, kind, MEASURED_WIDTH);
    const pixels = pen?.getImageData(0, 0, canvas.width, canvas.height);
    return pixels && flawOf(pixels);
  } catch {
    // A picture without a size, or a browser that hands out no pixels: it is sent without advice.
    return undefined;
  }
}
