/** Flaws that may make a photo of a document unreadable, by its pixels. They are advice: no photo is refused for them. */
export type Flaw = 'DARK' | 'GLARE' | 'BLUR';

/** RGBA, row by row, as a canvas has them. */
export type Pixels = Pick<ImageData, 'data' | 'width' | 'height'>;

/** In which pixels are to be measured: small print of a card is still there, and a slow phone is done in a frame or two. */
export const MEASURED_WIDTH = 640;

/** The outline's margin and a little more: what lies around the document says nothing about it. */
const MARGIN = 0.08;
/** Mean brightness, of 255, below which a document can hardly be read. */
const DARK = 55;
/** Glare is overexposed and local: almost all of one cell of a grid. */
const GLARE = 250;
const CELLS = { across: 20, down: 12 };
const GLARE_SHARE = 0.9;
/** A document of which this much is white is white. */
const WHITE_SHARE = 0.5;
/**
 * How much neighbouring pixels differ (the variance of the Laplacian), as a share of how much the picture varies at all,
 * so that pale prints and dim rooms count alike.
 */
const BLUR = 0.12;
/** Nothing is printed on it, or it is not there yet: it is not said to be blurred. */
const PLAIN = 60;

interface Greys {
  width: number;
  height: number;
  /** The brightness of each pixel, 0 to 255, row by row. */
  values: Float32Array;
}

/** What lies within the margin. */
function greysInside({ data, width, height }: Pixels): Greys {
  const left = Math.round(width * MARGIN);
  const top = Math.round(height * MARGIN);
  const size = { width: width - 2 * left, height: height - 2 * top };
  const values = new Float32Array(size.width * size.height);
  for (let y = 0, to = 0; y < size.height; y += 1) {
    let at = ((y + top) * width + left) * 4;
    for (let x = 0; x < size.width; x += 1, to += 1, at += 4)
      values[to] = 0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0);
  }
  return { ...size, values };
}

/** Mean and variance of what is added. */
function statistics() {
  let count = 0;
  let sum = 0;
  let squares = 0;
  return {
    add(value: number) {
      count += 1;
      sum += value;
      squares += value * value;
    },
    mean: () => sum / count,
    variance: () => squares / count - (sum / count) ** 2,
  };
}

/** Whether something shines in one place, and the rest is not just as bright. */
function hasGlare({ width, height, values }: Greys): boolean {
  const counts = new Uint32Array(CELLS.across * CELLS.down);
  let all = 0;
  for (let y = 0, at = 0; y < height; y += 1) {
    const row = Math.floor((y * CELLS.down) / height) * CELLS.across;
    for (let x = 0; x < width; x += 1, at += 1)
      if ((values[at] ?? 0) >= GLARE) {
        all += 1;
        const cell = row + Math.floor((x * CELLS.across) / width);
        counts[cell] = (counts[cell] ?? 0) + 1;
      }
  }
  const full = (GLARE_SHARE * values.length) / counts.length;
  return all < WHITE_SHARE * values.length && counts.some((count) => count > full);
}

/** What is most likely to keep a photo from being read; undefined where nothing seems to. */
export function flawOf(pixels: Pixels): Flaw | undefined {
  const inside = greysInside(pixels);
  const { width, height, values } = inside;
  const brightness = statistics();
  for (const value of values) brightness.add(value);
  if (brightness.mean() < DARK) return 'DARK';
  if (hasGlare(inside)) return 'GLARE';
  const edges = statistics();
  const grey = (at: number) => values[at] ?? 0;
  for (let y = 1; y < height - 1; y += 1)
    for (let at = y * width + 1; at < (y + 1) * width - 1; at += 1)
      edges.add(grey(at - 1) + grey(at + 1) + grey(at - width) + grey(at + width) - 4 * grey(at));
  const variance = brightness.variance();
  return variance > PLAIN && edges.variance() < BLUR * variance ? 'BLUR' : undefined;
}
