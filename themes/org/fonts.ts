import { create, type Font, type Glyph, type Point } from 'fontkit';

export const MOST_FILES = 2;
export const MOST_BYTES = 60_000;

const MAGIC = 'wOF2';
/** Of the size of the file, in the file. */
const SIZE_AT = 8;

/** A font, or what keeps it from being one. */
export function readFont(bytes: Uint8Array): Font | string {
  if (new TextDecoder('latin1').decode(bytes.subarray(0, 4)) !== MAGIC)
    return 'is not WOFF2, whatever its name';
  const size =
    bytes.length < SIZE_AT + 4 ? 0 : new DataView(bytes.buffer, bytes.byteOffset).getUint32(SIZE_AT);
  // No browser shows it, though all letters can be read.
  if (size !== bytes.length) return `says that it has ${size} bytes, and has ${bytes.length}`;
  try {
    const font = create(Buffer.from(bytes));
    if ('fonts' in font) return 'is a collection';
    // Tables are read when they are asked for.
    if (font.characterSet.length === 0 || font.layout('A').advanceWidth <= 0) return 'has no letters';
    return font;
  } catch (error) {
    return `cannot be read: ${error instanceof Error ? error.message : error}`;
  }
}

/** The weights that a font has: one, or a range. */
export function weightsOf(font: Font): [least: number, most: number] {
  const range = font.variationAxes.wght;
  const weight = font['OS/2']?.usWeightClass ?? 400;
  return range ? [range.min, range.max] : [weight, weight];
}

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');
/** Written by people as their names, and in amounts. */
const LATIN_1 = range(0xc0, 0xff);
const AMOUNTS = '0123456789$%§“”‘’–—';
/** In names of people too, but in few fonts of this size: what lacks them is drawn in the next family. */
export const LATIN_EXTENDED = range(0x100, 0x17f);
export const ALWAYS = LATIN_1 + AMOUNTS;

/** Letters of a text that a font does not have. */
export function missingIn(font: Font, text: string): string[] {
  const has = new Set(font.characterSet);
  return [...new Set(text)].filter(
    (letter) => !/\s/.test(letter) && !has.has(letter.codePointAt(0) as number),
  );
}

/** How wide a text is in a font of a weight, in parts of its size. */
export function measureText(font: Font, bytes: Uint8Array, weight: number): (text: string) => number {
  const widening = font.variationAxes.wght ? wideningAt(font, bytes, weight) : () => 0;
  return (text) => {
    const { advanceWidth, glyphs } = font.layout(text);
    return glyphs.reduce((sum, glyph) => sum + widening(glyph), advanceWidth) / font.unitsPerEm;
  };
}

/**
 * By how much a letter is wider in another weight. fontkit makes no variation of a WOFF2, whose outlines it decodes by itself, so
 * the variation is asked for the points of an outline, after which come those of its width.
 */
function wideningAt(font: Font, bytes: Uint8Array, weight: number): (glyph: Glyph) => number {
  const coordinates = Object.entries(font.variationAxes).map(([name, { min, max, default: usual }]) =>
    name === 'wght' ? Math.min(Math.max(weight, min), max) : usual,
  );
  const { _variationProcessor: variation } = Object.assign(create(Buffer.from(bytes)) as Font, {
    variationCoords: coordinates,
  });
  // Decodes all outlines.
  void font.getGlyph(0).path;
  return ({ id, advanceWidth }) => {
    if (font.HVAR) return variation.getAdvanceAdjustment(id, font.HVAR);
    const { points = [], components = [] } = font._transformedGlyphs[id] ?? {};
    const all = [
      ...points.map(({ x, y, endContour }) => point(x, y, endContour)),
      ...components.map(({ dx, dy }) => point(dx, dy)),
      ...[0, advanceWidth, 0, 0].map((x) => point(x, 0)),
    ];
    variation.transformPoints(id, all);
    const [left, right] = all.slice(-4) as [Point, Point];
    return right.x - left.x - advanceWidth;
  };
}

const point = (x: number, y: number, endContour = true): Point => ({
  x,
  y,
  endContour,
  copy() {
    return point(this.x, this.y, endContour);
  },
});
