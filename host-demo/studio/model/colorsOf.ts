import { converter, parse } from 'culori';
import { type Hex, paint, toHex, toLch } from '#src/brand/solver/color.ts';

/** Colours of a picture, found on the device: nothing is sent anywhere. */

export interface Pixels {
  readonly data: ArrayLike<number>;
  readonly width: number;
  readonly height: number;
}

export interface FoundColor {
  readonly hex: Hex;
  /** Of all that can be seen, 0 to 1. */
  readonly share: number;
}

export interface Proposal {
  readonly primary: Hex;
  readonly accent: Hex;
}

export const PROPOSALS = 5;
const MOST_PIXELS = 40_000;
/** How far apart two colours are that people call two (OKLab). */
const APART = 0.1;
const MOST_CLUSTERS = 16;
const ROUNDS = 4;
/** Less chroma than this is a grey, whatever its hue. */
const GREY = 0.04;

type Lab = readonly [lightness: number, a: number, b: number];
interface Bin {
  readonly lab: Lab;
  readonly hex: Hex;
  readonly count: number;
}

const toOklab = converter('oklab');
const labOf = (hex: Hex): Lab => {
  const { l, a, b } = toOklab(hex) ?? { l: 0, a: 0, b: 0 };
  return [l, a, b];
};
const distance = (one: Lab, other: Lab) =>
  Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
const isGrey = ({ hex }: { readonly hex: Hex }) => toLch(hex)[1] < GREY;

/** Colours that are nearly alike, as the one that is seen most: a flat colour of a logo is found to the digit. */
function binsOf({ data, width, height }: Pixels): Bin[] {
  const counts = new Map<number, number>();
  const step = Math.max(1, Math.floor((width * height) / MOST_PIXELS));
  for (let pixel = 0; pixel < width * height; pixel += step) {
    const at = pixel * 4;
    if ((data[at + 3] ?? 0) < 128) continue;
    const color = ((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0);
    counts.set(color, (counts.get(color) ?? 0) + 1);
  }
  const bins = new Map<number, { color: number; most: number; count: number }>();
  for (const [color, count] of counts) {
    const key = color & 0xf8f8f8;
    const bin = bins.get(key) ?? { color, most: 0, count: 0 };
    const isMore = count > bin.most || (count === bin.most && color < bin.color);
    bins.set(key, {
      color: isMore ? color : bin.color,
      most: isMore ? count : bin.most,
      count: bin.count + count,
    });
  }
  return [...bins.values()]
    .sort((one, other) => other.count - one.count || one.color - other.color)
    .map(({ color, count }) => {
      const hex = `#${color.toString(16).padStart(6, '0').toUpperCase()}`;
      return { hex, lab: labOf(hex), count };
    });
}

/** Clusters in OKLab, most seen first; each by its most seen colour. The same picture gives the same, on any machine. */
export function colorsOf(pixels: Pixels): FoundColor[] {
  const bins = binsOf(pixels);
  let centers: Lab[] = [];
  for (const { lab } of bins)
    if (centers.length < MOST_CLUSTERS && centers.every((center) => distance(center, lab) > APART))
      centers.push(lab);
  let members: Bin[][] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    members = centers.map(() => []);
    for (const bin of bins) members[nearest(bin.lab, centers)]?.push(bin);
    centers = members.map((each, index) => meanOf(each) ?? (centers[index] as Lab));
  }
  const all = bins.reduce((sum, { count }) => sum + count, 0);
  return members
    .filter((each) => each.length > 0)
    .map((each) => ({
      hex: (each[0] as Bin).hex,
      share: each.reduce((sum, { count }) => sum + count, 0) / all,
    }))
    .sort((one, other) => other.share - one.share || (one.hex < other.hex ? -1 : 1));
}

function nearest(lab: Lab, centers: readonly Lab[]): number {
  let best = 0;
  for (const [index, center] of centers.entries())
    if (distance(center, lab) < distance(centers[best] as Lab, lab)) best = index;
  return best;
}

function meanOf(bins: readonly Bin[]): Lab | undefined {
  const all = bins.reduce((sum, { count }) => sum + count, 0);
  if (all === 0) return undefined;
  const mean = (part: 0 | 1 | 2) => bins.reduce((sum, { lab, count }) => sum + lab[part] * count, 0) / all;
  return [mean(0), mean(1), mean(2)];
}

/** Every way in which CSS and people write a colour. */
const WRITTEN =
  /#?\b[0-9a-f]{6}\b|#[0-9a-f]{3}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\([^()]{1,60}\)|\b[a-z]{3,20}\b/gi;
const toRgb = converter('rgb');

/** Colours in what was typed or pasted, in their order. */
export function colorsIn(text: string): Hex[] {
  const found = (text.slice(0, 20_000).match(WRITTEN) ?? []).flatMap((written) => {
    const color = toRgb(parse(/^[0-9a-f]{6}$/i.test(written) ? `#${written}` : written));
    if (!color) return [];
    const parts = [color.r, color.g, color.b].map((part) =>
      Math.round(Math.min(1, Math.max(0, Number.isFinite(part) ? part : 0)) * 255),
    );
    return [toHex(`#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`)];
  });
  return [...new Set(found)].slice(0, MOST_CLUSTERS);
}

/** How much of a brand's colour a colour has: seen a lot, and far from grey. */
const strength = ({ hex, share }: FoundColor) => Math.sqrt(share) * toLch(hex)[1];

const within = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value));

/** Five pairs to begin with; greys stand back where there is a colour. */
export function proposals(found: readonly FoundColor[]): Proposal[] {
  const vivid = found.filter((color) => !isGrey(color)).sort((one, other) => strength(other) - strength(one));
  const greys = found.filter(isGrey).sort((one, other) => toLch(one.hex)[0] - toLch(other.hex)[0]);
  const [first, second, third] = vivid.map(({ hex }) => hex);
  const [dark = '#333333'] = greys.map(({ hex }) => hex);
  const main = first ?? dark;
  const [lightness, chroma, hue] = toLch(main);
  // Black and white have no hue to turn.
  const turned = (by: number) =>
    paint([within(0.3, lightness, 0.9), Math.max(chroma, 0.08), (hue + by) % 360]);
  const lighter = (by: number) => paint([within(0.05, lightness + by, 0.95), chroma, hue]);
  const pairs: (readonly [Hex | undefined, Hex | undefined])[] = [
    [first, second],
    [main, main],
    [second, first],
    [first, third],
    [third, first],
    [first && greys[0] ? dark : undefined, first],
    [lighter(-0.12), main],
    [main, turned(150)],
    [main, turned(40)],
    [lighter(0.12), main],
    [main, turned(-40)],
  ];
  const seen = new Map<string, Proposal>();
  for (const [primary, accent] of pairs)
    if (primary && accent && !seen.has(primary + accent)) seen.set(primary + accent, { primary, accent });
  return [...seen.values()].slice(0, PROPOSALS);
}

/** The same of colours that were typed: what stands first counts most. */
export const proposalsOf = (colors: readonly Hex[]): Proposal[] =>
  proposals(colors.map((hex, index) => ({ hex, share: 1 / (index + 1) ** 2 })));
