/** Enough for the small print of a page at its whole size. */
const LONGEST = 2200;
const QUALITY = 0.85;

export interface Jpeg {
  blob: Blob;
  width: number;
  height: number;
}

/**
 * A photo as an upright JPEG of a sensible size; its position in the camera (EXIF) is in the picture then.
 * @throws where the browser cannot show it
 */
export async function toJpeg(photo: Blob, longest = LONGEST, quality = QUALITY): Promise<Jpeg> {
  const picture = await createImageBitmap(photo, { imageOrientation: 'from-image' });
  try {
    const scale = Math.min(1, longest / Math.max(picture.width, picture.height));
    const [width, height] = [Math.round(picture.width * scale), Math.round(picture.height * scale)];
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    const pen = canvas.getContext('2d');
    if (!pen) throw new Error('This browser cannot draw');
    // What is seen through is paper.
    pen.fillStyle = '#fff';
    pen.fillRect(0, 0, width, height);
    pen.imageSmoothingQuality = 'high';
    pen.drawImage(picture, 0, 0, width, height);
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', quality));
    if (!blob) throw new Error('This picture cannot be written');
    return { blob, width, height };
  } finally {
    picture.close();
  }
}

/** The name of a file with another ending. */
export const renamed = (name: string, extension: string) => `${name.replace(/\.[^.]*$/, '')}.${extension}`;
