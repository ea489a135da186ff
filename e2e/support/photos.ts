import jpeg from 'jpeg-js';
import { draw, GOOD, type Scene } from '#src/features/photos/testing/scenes.ts';

/** A photo of a document as a camera takes it, large enough to be read. */
export function photoFile(name: string, scene: Partial<Scene> = {}) {
  const { data, width, height } = draw({ ...GOOD, width: 720, height: 960, ...scene });
  const { data: bytes } = jpeg.encode({ data: Buffer.from(data.buffer), width, height }, 88);
  return { name, mimeType: 'image/jpeg', buffer: Buffer.from(bytes) };
}

/** An Exif segment that says that the camera was held on its side. */
const ON_ITS_SIDE = Buffer.from([
  0xff, 0xe1, 0, 34, 0x45, 0x78, 0x69, 0x66, 0, 0, 0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0,
  0, 0, 6, 0, 0, 0, 0, 0, 0, 0,
]);

/** The same, as a camera held on its side writes it. */
export function turned<File extends { buffer: Buffer }>(photo: File): File {
  const { buffer } = photo;
  return { ...photo, buffer: Buffer.concat([buffer.subarray(0, 2), ON_ITS_SIDE, buffer.subarray(2)]) };
}
