import type { Pixels } from '../flaws.ts';

/**
 * Photos of documents as a camera takes them, drawn from a seed: print on paper or plastic, on a table, in uneven light,
 * a little turned, with the noise of a sensor. Each is as large as photos are measured, so that none has to be kept.
 */
export interface Scene {
  document: keyof typeof DOCUMENTS;
  table: keyof typeof TABLES;
  /** Pixels of the picture. */
  width: number;
  height: number;
  /** The share of the picture's width that the document takes, and where its middle is. */
  share: number;
  middle: readonly [x: number, y: number];
  /** Degrees. */
  turn: number;
  /** How much narrower the far end is. */
  tilt: number;
  /** Of the light, at the left and the right edge. */
  light: readonly [left: number, right: number];
  /** Standard deviation, of 255. */
  noise: number;
  /** Where the lens is out of focus: standard deviation in pixels. */
  blur: number;
  /** Pixels that the camera moved along while it took the photo. */
  motion: number;
  /** Where something shines: place and radius in shares of the picture's width. */
  glare?: readonly [x: number, y: number, radius: number];
}

// By name, since what is asked for of a global object costs much more in Jest.
const { PI, abs, ceil, cos, exp, floor, hypot, imul, max, min, sin } = Math;

type Colour = readonly [red: number, green: number, blue: number];
type Surface = (x: number, y: number) => Colour;

const grey = (value: number): Colour => [value, value, value];

/** The same number for the same place, from 0 to 1. */
function hash(x: number, y: number, seed = 0): number {
  let h = imul(x | 0, 374_761_393) ^ imul(y | 0, 668_265_263) ^ imul(seed, 2_147_483_647);
  h = imul(h ^ (h >>> 13), 1_274_126_177);
  return ((h ^ (h >>> 16)) >>> 0) / 4_294_967_296;
}

/** Numbers from 0 to 1, the same ones for a seed. */
export function numbersFrom(seed: number): () => number {
  let at = 0;
  return () => {
    at += 1;
    return hash(at, seed, 7);
  };
}

/**
 * Whether there is ink of a line of print: letters of five by seven dots, which are made up.
 * @param size of a dot
 */
function isInk(
  x: number,
  y: number,
  { size, line, from, to }: { size: number; line: number; from: number; to: number },
) {
  const row = floor(y / line);
  const inLine = (y - row * line) / size;
  if (inLine >= 7 || x < from) return false;
  const letter = floor((x - from) / (6 * size));
  const inLetter = floor((x - from) / size) - letter * 6;
  if (inLetter >= 5) return false;
  const end = from + (to - from) * (0.55 + 0.45 * hash(row, 3));
  if (x > end) return false;
  const kind = floor(hash(letter, row, 11) * 24);
  if (kind < 4) return false;
  return hash(inLetter, floor(inLine), kind) < 0.45 || inLetter === (kind & 1) * 4;
}

interface Paper {
  paper: number;
  ink: number;
}

/** A page of 100 by 129, with a heading, paragraphs and a table. */
const page =
  ({ paper, ink }: Paper, band?: Colour): Surface =>
  (x, y) => {
    if (band && y < 12) return isInk(x, y - 4, { size: 0.6, line: 30, from: 8, to: 50 }) ? grey(paper) : band;
    if (y > 16 && y < 24)
      return grey(isInk(x, y - 17, { size: 0.7, line: 30, from: 8, to: 70 }) ? ink : paper);
    if (y < 28 || y > 120) return grey(paper);
    const isTable = y > 74 && y < 104;
    if (isTable && (y % 5 < 0.25 || (x > 8 && x < 92 && (x - 8) % 28 < 0.25))) return grey(ink + 60);
    return grey(isInk(x, y, { size: 0.28, line: 3.6, from: 8, to: 92 }) ? ink : paper);
  };

/** A card of 100 by 63: a portrait, print of three sizes, a pattern behind it. */
const card =
  (tint: Colour): Surface =>
  (x, y) => {
    if (x > 6 && x < 32 && y > 18 && y < 54) {
      const isFace = hypot((x - 19) / 0.8, y - 34) < 10;
      return isFace ? [196, 152, 128] : [92, 104, 122];
    }
    const isPrint =
      (y > 5 && y < 14 && isInk(x, y - 6, { size: 0.9, line: 30, from: 6, to: 90 })) ||
      (x > 36 && y > 18 && y < 56 && isInk(x, y, { size: 0.42, line: 5.2, from: 36, to: 94 }));
    if (isPrint) return [40, 40, 60];
    const wave = 9 * sin(x / 2 + sin(y / 3) * 2);
    return [tint[0] + wave, tint[1] + wave, tint[2] + wave];
  };

/** A receipt of 40 by 129. */
const receipt: Surface = (x, y) =>
  grey(y > 5 && y < 122 && isInk(x, y, { size: 0.34, line: 4, from: 3, to: 37 }) ? 90 : 228);

/** A check of 100 by 44: pale print on a pattern. */
const check: Surface = (x, y) => {
  if (y > 6 && y < 38 && isInk(x, y, { size: 0.4, line: 8, from: 6, to: 94 })) return [60, 70, 90];
  const wave = 10 * sin((x + y) * 1.5) * sin((x - y) * 1.5);
  return [196 + wave, 214 + wave, 208 + wave];
};

/** What is no photo: a page of a site, and the same with light letters on dark. */
const site =
  ({ paper, ink }: Paper, frame: Colour): Surface =>
  (x, y) => {
    if (y < 9 || x < 16) return isInk(x, y, { size: 0.4, line: 6, from: 3, to: 13 }) ? grey(250) : frame;
    return grey(isInk(x, y, { size: 0.3, line: 4, from: 20, to: 96 }) ? ink : paper);
  };

/** With the size that each is drawn in. */
export const DOCUMENTS = {
  letter: { surface: page({ paper: 228, ink: 38 }), width: 100, height: 129 },
  statement: { surface: page({ paper: 236, ink: 60 }, [24, 62, 120]), width: 100, height: 129 },
  'pale copy': { surface: page({ paper: 226, ink: 150 }), width: 100, height: 129 },
  recycled: { surface: page({ paper: 178, ink: 48 }), width: 100, height: 129 },
  license: { surface: card([206, 214, 224]), width: 100, height: 63 },
  'green card': { surface: card([176, 204, 178]), width: 100, height: 63 },
  receipt: { surface: receipt, width: 40, height: 129 },
  check: { surface: check, width: 100, height: 44 },
  scan: { surface: page({ paper: 255, ink: 0 }), width: 100, height: 129 },
  'scan with a band': { surface: page({ paper: 255, ink: 20 }, [24, 62, 120]), width: 100, height: 129 },
  site: { surface: site({ paper: 255, ink: 40 }, [20, 30, 60]), width: 100, height: 129 },
  'dark site': { surface: site({ paper: 24, ink: 220 }, [10, 10, 12]), width: 100, height: 129 },
} as const satisfies Record<string, { surface: Surface; width: number; height: number }>;

export const TABLES = {
  wood: (x, y) => {
    const grain = 16 * sin(x / 3 + 3 * sin(y / 40)) + 14 * hash(floor(x / 2), floor(y / 9), 5);
    return [112 + grain, 76 + grain * 0.8, 46 + grain * 0.5];
  },
  slate: (x, y) => grey(52 + 8 * hash(floor(x / 3), floor(y / 3), 9)),
  cloth: (x, y) => {
    const weave = 14 * sin(x * 0.9) * sin(y * 0.9);
    return [70 + weave, 84 + weave, 112 + weave];
  },
  'white desk': (x, y) => grey(206 + 5 * hash(floor(x / 5), floor(y / 5), 13)),
  'checked cloth': (x, y) => ((floor(x / 60) + floor(y / 60)) % 2 ? [150, 60, 60] : [196, 190, 184]),
} as const satisfies Record<string, Surface>;

/** Of a Gaussian, up to three standard deviations. */
function kernel(deviation: number): number[] {
  const reach = ceil(deviation * 3);
  const weights = Array.from({ length: 2 * reach + 1 }, (_, at) =>
    exp(-((at - reach) ** 2) / (2 * deviation ** 2)),
  );
  const sum = weights.reduce((all, weight) => all + weight, 0);
  return weights.map((weight) => weight / sum);
}

/** Along rows or columns; the edge pixels go on beyond the edge. */
function smear(
  plane: Float32Array,
  width: number,
  height: number,
  weights: readonly number[],
  along: 'x' | 'y',
) {
  const out = new Float32Array(plane.length);
  const reach = (weights.length - 1) / 2;
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      let sum = 0;
      for (let at = 0; at < weights.length; at += 1) {
        const sx = along === 'x' ? min(width - 1, max(0, x + at - reach)) : x;
        const sy = along === 'y' ? min(height - 1, max(0, y + at - reach)) : y;
        sum += (weights[at] ?? 0) * (plane[sy * width + sx] ?? 0);
      }
      out[y * width + x] = sum;
    }
  return out;
}

export function draw(scene: Scene, seed = 1): Pixels {
  const { width, height, share, middle, turn, tilt, light, noise, blur, motion, glare } = scene;
  const paper = DOCUMENTS[scene.document];
  const table = TABLES[scene.table];
  const scale = (width * share) / paper.width;
  const [right, down] = [cos((turn * PI) / 180), sin((turn * PI) / 180)];
  let planes = [0, 1, 2].map(() => new Float32Array(width * height));
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const dx = x - middle[0] * width;
      const dy = y - middle[1] * height;
      const v = (-down * dx + right * dy) / scale;
      const u = (right * dx + down * dy) / scale / (1 - (tilt * v) / paper.height);
      const isPaper = abs(u) < paper.width / 2 && abs(v) < paper.height / 2;
      const colour = isPaper ? paper.surface(u + paper.width / 2, v + paper.height / 2) : table(x, y);
      const lit = light[0] + ((light[1] - light[0]) * x) / width;
      const from = glare ? hypot(x / width - glare[0], y / width - glare[1]) / glare[2] : 2;
      const shine = from < 1 ? 400 : from < 1.6 ? 400 * ((1.6 - from) / 0.6) ** 2 : 0;
      planes.forEach((plane, channel) => {
        plane[y * width + x] = (colour[channel] ?? 0) * lit + shine;
      });
    }
  }
  if (blur) {
    const weights = kernel(blur);
    planes = planes.map((plane) =>
      smear(smear(plane, width, height, weights, 'x'), width, height, weights, 'y'),
    );
  }
  if (motion) {
    const weights = Array.from({ length: motion }, () => 1 / motion);
    planes = planes.map((plane) => smear(plane, width, height, weights, 'x'));
  }
  const data = new Uint8ClampedArray(width * height * 4);
  const random = numbersFrom(seed);
  for (let at = 0; at < width * height; at += 1) {
    // Nearly a normal distribution, and the same for the three colours.
    const grain = noise ? (random() + random() + random() - 1.5) * 2 * noise : 0;
    planes.forEach((plane, channel) => {
      data[at * 4 + channel] = (plane[at] ?? 0) + grain;
    });
    data[at * 4 + 3] = 255;
  }
  return { data, width, height };
}

/** A photo as it should be. */
export const GOOD: Scene = {
  document: 'letter',
  table: 'wood',
  width: 480,
  height: 640,
  share: 0.8,
  middle: [0.5, 0.5],
  turn: 2,
  tilt: 0.04,
  light: [0.95, 1],
  noise: 1.5,
  blur: 0,
  motion: 0,
};
