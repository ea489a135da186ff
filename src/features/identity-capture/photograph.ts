import type { IdentityDocument } from '#src/domain/documents.ts';
import { IDENTITY_DOCUMENT_SIZES } from '#src/domain/documents.ts';

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

/** What the frame shows of the camera's picture, as a file. */
export async function photograph(
  video: HTMLVideoElement,
  kind: IdentityDocument,
  name: string,
): Promise<File | undefined> {
  const { x, y, width, height } = middleOf(
    { width: video.videoWidth, height: video.videoHeight },
    IDENTITY_DOCUMENT_SIZES[kind],
  );
  const canvas = video.ownerDocument.createElement('canvas');
  Object.assign(canvas, { width, height });
  canvas.getContext('2d')?.drawImage(video, x, y, width, height, 0, 0, width, height);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', QUALITY));
  return blob ? new File([blob], name, { type: 'image/jpeg' }) : undefined;
}
