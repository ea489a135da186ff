import { type Flaw, flawOf, MEASURED_SIDE } from './flaws.ts';

/** Width and height, of anything. */
export interface Size {
  width: number;
  height: number;
}

/** The largest part of a picture in the given proportions, from its middle: what `object-fit: cover` shows. */
export function middleOf({ width, height }: Size, wanted: Size) {
  const scale = Math.min(width / wanted.width, height / wanted.height);
  const size = { width: Math.round(wanted.width * scale), height: Math.round(wanted.height * scale) };
  return { ...size, x: Math.round((width - size.width) / 2), y: Math.round((height - size.height) / 2) };
}

type Canvas = HTMLCanvasElement | OffscreenCanvas;

/**
 * What may keep the document in a picture from being read; on a page or in a worker, whichever the canvas is of.
 * @param card the proportions of the card that was to be in the middle of it; without one all of it counts
 */
export function flawIn(
  picture: CanvasImageSource,
  size: Size,
  { card, createCanvas }: { card: Size | undefined; createCanvas(size: Size): Canvas },
): Flaw | undefined {
  const whole = { x: 0, y: 0, width: size.width, height: size.height };
  const { x, y, width, height } = card ? middleOf(size, card) : whole;
  const longest = Math.max(width, height);
  const scale = Math.min(1, MEASURED_SIDE / longest);
  const canvas = createCanvas({ width: Math.round(width * scale), height: Math.round(height * scale) });
  const pen = canvas.getContext('2d', { willReadFrequently: true }) as CanvasRenderingContext2D | null;
  pen?.drawImage(picture, x, y, width, height, 0, 0, canvas.width, canvas.height);
  const pixels = pen?.getImageData(0, 0, canvas.width, canvas.height);
  return pixels && flawOf(pixels, { longest, isCard: card !== undefined });
}
