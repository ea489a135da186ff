import type { Font } from 'fontkit';
import { fontFamily, type ThemeFallback } from '#src/brand/schema/theme.ts';
import { type Compiled, HEADING_CASE } from './compile.ts';
import type { Files } from './files.ts';
import { measureText, readFont } from './fonts.ts';
import type { JsonObject } from './json.ts';
import { SYSTEM_FONTS, type SystemFont, systemWidth } from './systemFonts.ts';

/**
 * Fonts of the device that stand in for an organisation's until these are there, as wide as they are: then nothing moves
 * (docs/decisions/0053-fallback-fonts.md).
 */

/** In the proportions of what is written on forms; how far off a fallback is shows on each by itself. */
const PHRASES = [
  'What is the address of your home and who lives there today?',
  'Enter the amount you want to borrow and how you would like to use it',
  'We only ask for what is needed to show you an offer',
  'Continue with your application',
  'Second home or investment property',
];

/** By which part texts have to come closer than in a font of the device that the list goes on with: with less, nothing moves. */
const LEAST_GAIN = 0.03;

export interface FontFile {
  readonly family: string;
  /** One, or a range. */
  readonly weight: string;
  readonly bytes: Uint8Array;
}

/** In which weight families are asked for, and how the letters are then. */
export interface FontUse {
  /** The first that there is. */
  readonly families: readonly string[];
  readonly weight: number;
  readonly transform: 'none' | 'uppercase' | 'capitalize';
}

export const fallbackFamily = (code: string, family: string): string =>
  fontFamily(code, `${family} fallback`);

/** Of each family in all weights that are used, or none: a text takes the nearest weight that there is. */
export const fallbacksOf = (
  code: string,
  files: readonly FontFile[],
  uses: readonly FontUse[],
): ThemeFallback[] => keptFits(files, uses).map((fit) => faceOf(code, fit));

function keptFits(files: readonly FontFile[], uses: readonly FontUse[]): Fit[] {
  const read = new Map(files.map(({ bytes }) => [bytes, readFont(bytes)]));
  return [...new Set(uses.map(({ families: [family] }) => family))].flatMap((family) => {
    const weights = new Map(uses.flatMap((use) => (use.families[0] === family ? [[use.weight, use]] : [])));
    const fits = [...weights.values()].flatMap((use) => fitsOf(use, files, read));
    const gain = fits.reduce((sum, fit) => sum + fit.gain, 0) / fits.length;
    return gain >= LEAST_GAIN ? fits : [];
  });
}

interface Fit extends FontUse {
  readonly system: SystemFont;
  readonly font: Font;
  /** How large the device's font has to be to be as wide. */
  readonly size: number;
  /** By which part of its width the text that suffers most is wider or narrower in it, then. */
  readonly off: number;
  /** The part of their width by which texts come closer; all of it where the list goes on with who knows what. */
  readonly gain: number;
}

function fitsOf(
  use: FontUse,
  files: readonly FontFile[],
  read: ReadonlyMap<Uint8Array, Font | string>,
): Fit[] {
  const {
    families: [family, next = ''],
    weight,
    transform,
  } = use;
  const file = files.find((each) => each.family === family && hasWeight(each, weight));
  const font = file && read.get(file.bytes);
  if (!file || !font || typeof font === 'string') return [];
  const measure = measureText(font, file.bytes, weight);
  const own = PHRASES.map((phrase) => measure(TRANSFORMS[transform](phrase)));
  // Of faces that are alike the last stands first.
  return [...SYSTEM_FONTS].reverse().map((system) => {
    const theirs = PHRASES.map((phrase) => systemWidth(system, weight, TRANSFORMS[transform](phrase)));
    const size = sum(own) / sum(theirs);
    const errors = (scale: number) =>
      own.map((width, index) => Math.abs(1 - ((theirs[index] as number) * scale) / width));
    const error = (scale: number) => sum(errors(scale)) / own.length;
    const isListed = SYSTEM_FONTS.some(({ names }) => names.includes(next));
    return {
      ...use,
      system,
      font,
      size,
      off: Math.max(...errors(size)),
      gain: isListed ? error(1) - error(size) : 1,
    };
  });
}

const sum = (list: readonly number[]) => list.reduce((all, each) => all + each, 0);

const hasWeight = ({ weight }: FontFile, wanted: number) => {
  const [from = 0, to = from] = weight.split(' ').map(Number);
  return wanted >= from && wanted <= to;
};

const TRANSFORMS: Readonly<Record<FontUse['transform'], (text: string) => string>> = {
  none: (text) => text,
  uppercase: (text) => text.toUpperCase(),
  capitalize: (text) => text.replace(/\b[a-z]/g, (letter) => letter.toUpperCase()),
};

function faceOf(code: string, { families: [family = ''], weight, system, font, size }: Fit): ThemeFallback {
  const { ascent, descent, lineGap, unitsPerEm } = font;
  const percent = (part: number) => `${Number((part * 100).toFixed(1))}%`;
  const line = (part: number) => percent(Math.abs(part) / unitsPerEm / size);
  const isBold = weight >= 600;
  return {
    family: fallbackFamily(code, family),
    source: system.names.map((name) => `local("${name}${isBold ? ' Bold' : ''}")`).join(),
    weight: `${weight}`,
    sizeAdjust: percent(size),
    ascentOverride: line(ascent),
    descentOverride: line(descent),
    lineGapOverride: line(lineGap),
  };
}

const familiesIn = (list: string) => list.split(/, ?/);

/** By which part of their width texts are wider or narrower at most until the fonts are there; absent where nothing stands in. */
export function fallbackError(compiled: Compiled, files: Files): number | undefined {
  const fits = keptFits(...fontsOf(compiled, files));
  return fits.length > 0 ? Math.max(...fits.map(({ off }) => off)) : undefined;
}

function fontsOf(
  { look, layers, full }: Compiled,
  files: Files,
): [fonts: readonly FontFile[], uses: readonly FontUse[]] {
  const tokens = full.tokens as Readonly<Record<string, string>>;
  const families = familiesIn(tokens['font-body'] ?? '');
  const fonts = look.fonts.flatMap(({ family, weight, src }) => {
    const bytes = [...layers].reverse().flatMap(({ name }) => files.read(`${name}/${src}`) ?? [])[0];
    return bytes ? [{ family: `${family}`, weight: `${weight}`, bytes }] : [];
  });
  const weights = [400, Number(tokens['font-weight-strong']), Number(tokens['font-weight-button'])];
  const heading = {
    families: familiesIn(tokens['font-heading'] ?? ''),
    weight: Number(tokens['font-weight-heading']),
    transform: HEADING_CASE[look.choices.headingCase],
  };
  return [fonts, [heading, ...weights.map((weight) => ({ families, weight, transform: 'none' as const }))]];
}

/** A look with what stands in for its fonts: behind each in its list, and as faces. */
export function withFallbacks(compiled: Compiled, files: Files): JsonObject {
  const { code, full } = compiled;
  const tokens = full.tokens as Readonly<Record<string, string>>;
  const fallbacks = fallbacksOf(code, ...fontsOf(compiled, files));
  if (fallbacks.length === 0) return full;
  const lists = ['font-body', 'font-heading'].map((name) => {
    const [first = '', ...rest] = familiesIn(tokens[name] ?? '');
    const fallback = fallbackFamily(code, first);
    const isThere = fallbacks.some(({ family }) => family === fallback);
    return [name, [first, ...(isThere ? [fallback] : []), ...rest].join(', ')];
  });
  return {
    ...full,
    fallbacks: fallbacks.map((face) => ({ ...face })),
    tokens: { ...tokens, ...Object.fromEntries(lists) },
  };
}
