import { IDENTITY_DOCUMENT_SIZES, type IdentityDocument } from '#src/domain/documents/documents.ts';
import type { Flaw } from '../photos/flaws.ts';
import { flawIn, middleOf } from '../photos/measure.ts';

/** Enough to read the small print of a card. */
export const CAMERA: MediaStreamConstraints = {
  video: { facingMode: { ideal: 'environment' }, width: { ideal: 2560 }, height: { ideal: 1440 } },
};
const QUALITY = 0.92;

const sizeOf = ({ videoWidth, videoHeight }: HTMLVideoElement) => ({
  width: videoWidth,
  height: videoHeight,
});

/** What the frame shows of the camera's picture, as a file. */
export async function photograph(
  video: HTMLVideoElement,
  kind: IdentityDocument,
  name: string,
): Promise<File | undefined> {
  const { x, y, width, height } = middleOf(sizeOf(video), IDENTITY_DOCUMENT_SIZES[kind]);
  const canvas = Object.assign(video.ownerDocument.createElement('canvas'), { width, height });
  canvas.getContext('2d')?.drawImage(video, x, y, width, height, 0, 0, width, height);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', QUALITY));
  return blob ? new File([blob], name, { type: 'image/jpeg' }) : undefined;
}

/** What may keep the document that the camera sees from being read. The picture stays in the browser. */
export function flawSeen(video: HTMLVideoElement, kind: IdentityDocument): Flaw | undefined {
  try {
    return flawIn(video, sizeOf(video), {
      card: IDENTITY_DOCUMENT_SIZES[kind],
      createCanvas: (size) => Object.assign(video.ownerDocument.createElement('canvas'), size),
    });
  } catch {
    // A picture without a size, or a browser that hands out no pixels: it is sent without advice.
    return undefined;
  }
}
