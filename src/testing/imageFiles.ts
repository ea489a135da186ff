/** Images that a browser or the sandbox really reads, made here so that the repository stays small. */
import jpeg from 'jpeg-js';

/** Half red, half blue, 64 by 48 pixels, as a phone writes it (HEVC in HEIF). */
const HEIC =
  'AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAaptZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAAA5waXRtAAAAAAACAAAAEGlkYXQAAAAAAEAAMAAAADhpbG9jAQAAAERAAAIAAQAAAAAAAAHOAAEAAAAAAAAAIQACAAEAAAAAAAAAAQAAAAAAAAAIAAAAOGlpbmYAAAAAAAIAAAAVaW5mZQIAAAEAAQAAaHZjMQAAAAAVaW5mZQIAAAAAAgAAZ3JpZAAAAADVaXBycAAAALNpcGNvAAAAc2h2Y0MBA3AAAAAAAAAAAAAe8AD8/fj4AAAPAyAAAQAYQAEMAf//A3AAAAMAkAAAAwAAAwAeugJAIQABACdCAQEDcAAAAwCQAAADAAADAB6gIIEFlurkprmwIAAAAwAgAAADACEiAAEABkQBwXPAiQAAABRpc3BlAAAAAAAAAEAAAABAAAAAFGlzcGUAAAAAAAAAQAAAADAAAAAQcGl4aQAAAAADCAgIAAAAGmlwbWEAAAAAAAAAAgABAoECAAICA4QAAAAaaXJlZgAAAAAAAAAOZGltZwACAAEAAQAAACltZGF0AAAAHSgBrwQY+Mpx1//w2R+QgLgB9gf6K+nOov6JO7v8';

export const heicPhoto = (): Buffer => Buffer.from(HEIC, 'base64');

/** A picture by the brightness, or the colour, of each place. */
export function jpegPhoto(
  width: number,
  height: number,
  at: (x: number, y: number) => number | readonly [red: number, green: number, blue: number],
  quality = 90,
): Buffer {
  const data = Buffer.alloc(width * height * 4, 255);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const value = at(x, y);
      const [red, green, blue] = typeof value === 'number' ? [value, value, value] : value;
      data.set([red, green, blue], (y * width + x) * 4);
    }
  }
  return Buffer.from(jpeg.encode({ data, width, height }, quality).data);
}

const TAGS = {
  width: 256,
  height: 257,
  bits: 258,
  compression: 259,
  ink: 262,
  offset: 273,
  rows: 278,
  bytes: 279,
};

/** Pages of a scan, each of one brightness: what a scanner writes, without compression. */
export function tiffScan(pages: readonly number[], width = 40, height = 52): Buffer {
  const size = width * height;
  const entries = Object.keys(TAGS).length;
  const directory = 2 + entries * 12 + 4;
  const parts = [Buffer.from([0x49, 0x49, 42, 0, 8, 0, 0, 0])];
  pages.forEach((brightness, page) => {
    const start = 8 + page * (directory + size);
    const ifd = Buffer.alloc(directory);
    ifd.writeUInt16LE(entries, 0);
    const values = {
      width,
      height,
      bits: 8,
      compression: 1,
      ink: 1,
      offset: start + directory,
      rows: height,
      bytes: size,
    };
    (Object.keys(TAGS) as (keyof typeof TAGS)[]).forEach((name, at) => {
      ifd.writeUInt16LE(TAGS[name], 2 + at * 12);
      ifd.writeUInt16LE(4, 4 + at * 12);
      ifd.writeUInt32LE(1, 6 + at * 12);
      ifd.writeUInt32LE(values[name], 10 + at * 12);
    });
    ifd.writeUInt32LE(page + 1 < pages.length ? start + directory + size : 0, directory - 4);
    parts.push(ifd, Buffer.alloc(size, brightness));
  });
  return Buffer.concat(parts);
}
