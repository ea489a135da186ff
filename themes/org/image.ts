/** Whole, as far as its beginning and its end tell. */
export function isPng(bytes: Uint8Array): boolean {
  const text = (from: number, to?: number) => new TextDecoder('latin1').decode(bytes.slice(from, to));
  return text(0, 8) === '\x89PNG\r\n\x1a\n' && text(12, 16) === 'IHDR' && text(-8, -4) === 'IEND';
}

/** In pixels: a logo's box at twenty times its size. A small file can say any. */
const MOST_SIDE = 4000;

/** Width to height of a drawing, from the file itself; undefined where it does not say, or no browser draws it. */
export function ratioOf(bytes: Uint8Array): number | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (isPng(bytes)) {
    const sides = [view.getUint32(16), view.getUint32(20)] as const;
    return sides.every((side) => side > 0 && side <= MOST_SIDE) ? sides[0] / sides[1] : undefined;
  }
  const [, attributes = ''] = /<svg\b([^>]*)>/.exec(new TextDecoder().decode(bytes)) ?? [];
  const sides = /\bviewBox="\s*[-\d.]+[\s,]+[-\d.]+[\s,]+([\d.]+)[\s,]+([\d.]+)\s*"/.exec(attributes);
  const ratio = sides && Number(sides[1]) / Number(sides[2]);
  return ratio && Number.isFinite(ratio) ? ratio : undefined;
}

/** In which logos are drawn whole. */
const BOX = { width: 200, height: 40 };
export function sizeOf(ratio: number) {
  const width = Math.round(Math.min(BOX.width, BOX.height * ratio));
  return { width, height: Math.round(Math.min(BOX.height, width / ratio)) };
}

/** Of 255: what covers less of its ground is not told from it. */
const LEAST_ALPHA = 32;

/** Whether a picture is clear all over; its pixels as red, green, blue, alpha. */
export function isClear(pixels: ArrayLike<number>): boolean {
  for (let at = 3; at < pixels.length; at += 4) if ((pixels[at] as number) >= LEAST_ALPHA) return false;
  return true;
}
