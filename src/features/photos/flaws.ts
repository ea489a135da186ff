/**
 * Flaws that may make a photo of a document unreadable, by its pixels. They are advice: no photo is refused for them
 * (docs/rules.md#advice-on-photos). Pure, and in one module without imports: a worker runs it as well.
 */
export type Flaw = 'TOO_SMALL' | 'DARK' | 'GLARE' | 'BLUR' | 'EDGE_CUT_OFF';

/** RGBA, row by row, as a canvas has them. */
export type Pixels = Pick<ImageData, 'data' | 'width' | 'height'>;

/**
 * As large as pictures are measured, along the longer side: small print of a page is still there, and a slow phone is done
 * in a few frames.
 */
export const MEASURED_SIDE = 1024;

/** Below so many pixels along the longer side the small print of a page, or of a card alone, cannot be read. */
const SMALL = 900;
const SMALL_CARD = 600;
/** What is around a document says nothing about its print. */
const MARGIN = 0.08;
/** A document whose lightest parts are no lighter, of 255, can hardly be read. */
const DARK = 90;
const LIGHTEST = 0.03;
/** Glare is overexposed and local: almost all of a cell of a grid. */
const GLARE = 250;
const CELLS = 20;
const GLARE_SHARE = 0.9;
/** Nothing is printed in a tile whose variance is less, or which is darker than so much of what divides paper from the rest. */
const PLAIN = 60;
const PAPER_SHARE = 0.8;
const TILE = 32;
/** With fewer printed tiles nothing can be said. */
const FEWEST = 4;
/** How much neighbouring pixels differ, as a share of how much the print varies at all, so that pale print counts alike. */
const BLUR = 0.1;
/** Print differs as much along its lines as across them, unless the camera moved. */
const MOVED = 0.08;
/** Only the sharpest tiles count: the edge of a paper never is. */
const SHARPEST = 0.15;
/** The tiles that show no more than the noise of the sensor. */
const QUIET = 0.1;
const GRID = 48;
/** Of the picture: a smaller light part is no document. */
const LEAST_PAPER = 0.08;
/** Neighbouring pixels of a table differ at least so much; what a program has drawn is flat. */
const NOISE = 0.3;
/** Of a side of the picture. */
const CLEAR = 0.03;
const TOUCHED = 0.15;

interface Greys {
  width: number;
  height: number;
  /** The brightness of each pixel, 0 to 255, row by row. */
  values: Float32Array;
}

function greysOf({ data, width, height }: Pixels): Greys {
  const values = new Float32Array(width * height);
  for (let at = 0, from = 0; at < values.length; at += 1, from += 4)
    values[at] = 0.299 * (data[from] ?? 0) + 0.587 * (data[from + 1] ?? 0) + 0.114 * (data[from + 2] ?? 0);
  return { width, height, values };
}

const sorted = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b);

/** What is at a share of sorted numbers. */
const quantile = (numbers: readonly number[], share: number) =>
  numbers[Math.min(numbers.length - 1, Math.floor(share * numbers.length))] ?? 0;

function histogram({ width, height, values }: Greys): number[] {
  const counts = new Array<number>(256).fill(0);
  const left = Math.round(width * MARGIN);
  const top = Math.round(height * MARGIN);
  for (let y = top; y < height - top; y += 1)
    for (let at = y * width + left; at < (y + 1) * width - left; at += 1) {
      const value = Math.min(255, Math.round(values[at] ?? 0));
      counts[value] = (counts[value] ?? 0) + 1;
    }
  return counts;
}

/** The brightness above which there is a share of the picture. */
function brightest(counts: readonly number[], share: number): number {
  let left = share * counts.reduce((all, count) => all + count, 0);
  for (let value = 255; value > 0; value -= 1) {
    left -= counts[value] ?? 0;
    if (left <= 0) return value;
  }
  return 0;
}

/** The brightness that best divides the light from the dark (Otsu): paper from what lies around it. */
function divide(counts: readonly number[]): number {
  const total = counts.reduce((all, count) => all + count, 0);
  const sum = counts.reduce((all, count, value) => all + count * value, 0);
  let best = { at: 0, between: 0 };
  let below = 0;
  let sumBelow = 0;
  counts.forEach((count, value) => {
    below += count;
    sumBelow += count * value;
    const above = total - below;
    if (!below || !above) return;
    const between = below * above * (sumBelow / below - (sum - sumBelow) / above) ** 2;
    if (between > best.between) best = { at: value, between };
  });
  return best.at;
}

/** Whether something shines in one place of a paper that is not just as white. */
function hasGlare({ width, height, values }: Greys, counts: readonly number[], paper: number): boolean {
  const light = counts.map((count, value) => (value > paper ? count : 0));
  // What is printed on is white.
  if (brightest(light, 0.5) >= GLARE) return false;
  const cell = { width: Math.floor(width / CELLS), height: Math.floor(height / CELLS) };
  for (let row = 1; row < CELLS - 1; row += 1)
    for (let column = 1; column < CELLS - 1; column += 1) {
      let count = 0;
      for (let y = row * cell.height; y < (row + 1) * cell.height; y += 1)
        for (let at = y * width + column * cell.width, end = at + cell.width; at < end; at += 1)
          if ((values[at] ?? 0) >= GLARE) count += 1;
      if (count > GLARE_SHARE * cell.width * cell.height) return true;
    }
  return false;
}

interface Tile {
  mean: number;
  variance: number;
  /** Of the differences along rows and columns. */
  across: number;
  down: number;
}

function tilesOf({ width, height, values }: Greys): Tile[] {
  const tiles: Tile[] = [];
  const left = Math.round(width * MARGIN);
  const top = Math.round(height * MARGIN);
  for (let y0 = top; y0 + TILE <= height - top; y0 += TILE)
    for (let x0 = left; x0 + TILE <= width - left; x0 += TILE) {
      let sum = 0;
      let squares = 0;
      let across = 0;
      let down = 0;
      for (let y = y0; y < y0 + TILE; y += 1)
        for (let at = y * width + x0, end = at + TILE; at < end; at += 1) {
          const value = values[at] ?? 0;
          sum += value;
          squares += value * value;
          across += ((values[at - 1] ?? 0) - 2 * value + (values[at + 1] ?? 0)) ** 2;
          down += ((values[at - width] ?? 0) - 2 * value + (values[at + width] ?? 0)) ** 2;
        }
      const count = TILE * TILE;
      const mean = sum / count;
      tiles.push({ mean, variance: squares / count - mean ** 2, across: across / count, down: down / count });
    }
  return tiles;
}

/** Whether no print is sharp, or it is in one direction only. */
function isBlurred(greys: Greys, paper: number): boolean {
  const tiles = tilesOf(greys);
  const noise = quantile(sorted(tiles.map(({ across, down }) => Math.min(across, down))), QUIET);
  const printed = tiles.filter(({ mean, variance }) => variance > PLAIN && mean > paper * PAPER_SHARE);
  if (printed.length < FEWEST) return false;
  const [across, down] = (['across', 'down'] as const).map((way) => {
    const shares = printed.map((tile) => Math.max(0, tile[way] - noise) / tile.variance);
    return quantile(sorted(shares), 1 - SHARPEST);
  }) as [number, number];
  const less = Math.min(across, down);
  return less < BLUR || less < MOVED * Math.max(across, down);
}

interface Grid {
  /** Cells of each row and column. */
  count: number;
  means: Float32Array;
  /** How much neighbouring pixels differ: in a photo they always do. */
  grain: Float32Array;
}

function gridOf({ width, height, values }: Greys): Grid {
  const count = GRID;
  const means = new Float32Array(count * count);
  const grain = new Float32Array(count * count);
  for (let row = 0; row < count; row += 1)
    for (let column = 0; column < count; column += 1) {
      const [left, right] = [column, column + 1].map((at) => Math.floor((at * width) / count)) as [
        number,
        number,
      ];
      const [top, bottom] = [row, row + 1].map((at) => Math.floor((at * height) / count)) as [number, number];
      let sum = 0;
      let differences = 0;
      for (let y = top; y < bottom; y += 1)
        for (let at = y * width + left, end = y * width + right; at < end; at += 1) {
          sum += values[at] ?? 0;
          differences += Math.abs((values[at] ?? 0) - (values[at + 1] ?? 0));
        }
      const size = Math.max(1, (right - left) * (bottom - top));
      means[row * count + column] = sum / size;
      grain[row * count + column] = differences / size;
    }
  return { count, means, grain };
}

/** The largest part of the picture that is as light as paper and hangs together. */
function paperIn({ count, means }: Grid, paper: number): Set<number> {
  const seen = new Set<number>();
  let largest = new Set<number>();
  for (let start = 0; start < means.length; start += 1) {
    if (seen.has(start) || (means[start] ?? 0) <= paper) continue;
    const part = new Set<number>();
    const next = [start];
    seen.add(start);
    for (let cell = next.pop(); cell !== undefined; cell = next.pop()) {
      part.add(cell);
      const column = cell % count;
      const around = [
        cell - count,
        cell + count,
        column > 0 ? cell - 1 : -1,
        column < count - 1 ? cell + 1 : -1,
      ];
      for (const other of around)
        if (other >= 0 && other < means.length && !seen.has(other) && (means[other] ?? 0) > paper) {
          seen.add(other);
          next.push(other);
        }
    }
    if (part.size > largest.size) largest = part;
  }
  return largest;
}

/**
 * Whether the document, which is seen against a table, leaves the picture at a side. Where no table is seen at two sides of a
 * corner nothing is said: that may be a scan, whose edges are those of the picture.
 */
function isCutOff(greys: Greys, paper: number): boolean {
  const grid = gridOf(greys);
  const { count, grain } = grid;
  const part = paperIn(grid, paper);
  const table = sorted([...grain].filter((_, cell) => !part.has(cell)));
  if (part.size < LEAST_PAPER * count ** 2 || quantile(table, 0.5) < NOISE) return false;
  /** The longest run along a side, as a share of it: a pattern of the table touches it here and there. */
  const shareOf = (cellAt: (at: number) => number) => {
    let run = 0;
    let longest = 0;
    for (let at = 0; at < count; at += 1) {
      run = part.has(cellAt(at)) ? run + 1 : 0;
      longest = Math.max(longest, run);
    }
    return longest / count;
  };
  const columns = [shareOf((at) => at * count), shareOf((at) => at * count + count - 1)];
  const rows = [shareOf((at) => at), shareOf((at) => (count - 1) * count + at)];
  const isSeen = [columns, rows].every((pair) => pair.some((share) => share <= CLEAR));
  return isSeen && [...columns, ...rows].some((share) => share >= TOUCHED);
}

/**
 * What is most likely to keep a photo from being read; undefined where nothing seems to.
 * @param longest pixels along the longer side, before it was scaled down to be measured
 * @param isCard the picture is a card alone, in the outline that was shown for it
 */
export function flawOf(
  pixels: Pixels,
  { longest, isCard }: { longest: number; isCard: boolean },
): Flaw | undefined {
  if (longest < (isCard ? SMALL_CARD : SMALL)) return 'TOO_SMALL';
  const greys = greysOf(pixels);
  const counts = histogram(greys);
  if (brightest(counts, LIGHTEST) < DARK) return 'DARK';
  const paper = divide(counts);
  if (hasGlare(greys, counts, paper)) return 'GLARE';
  if (isCutOff(greys, paper)) return 'EDGE_CUT_OFF';
  return isBlurred(greys, paper) ? 'BLUR' : undefined;
}
