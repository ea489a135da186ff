import { clampChroma, converter, formatHex, parse } from 'culori';
import { toColor } from '../../../themes/org/dtcg.ts';
import { isObject, type Json } from '../../../themes/org/json.ts';

/** Values as files of tokens write them, as ours. */
export type Converted = { readonly value: Json } | { readonly why: string };

const toRgb = converter('rgb');

export function convertColor(value: Json): Converted {
  const given = cssColor(value);
  if (given === undefined) return { why: 'it is no color' };
  const parsed = safely(() => parse(given));
  const color = parsed && toRgb(clampChroma(parsed, 'oklch', 'rgb'));
  if (!color || ![color.r, color.g, color.b].every(Number.isFinite)) return { why: 'it is no color' };
  // Of what lies under it nothing is known.
  if ((color.alpha ?? 1) < 1) return { why: 'it can be seen through' };
  return { value: toColor(formatHex(color)) };
}

const safely = <T>(read: () => T): T | undefined => {
  try {
    return read();
  } catch {
    return undefined;
  }
};

/** Spaces whose values are percents in CSS and in the format. */
const IN_PERCENT = /^(hsl|hwb)$/;

/** Every way in which files write colours, as CSS has it. */
function cssColor(value: Json): string | undefined {
  if (typeof value === 'string') return value.length < 100 ? value.trim() : undefined;
  if (!isObject(value)) return undefined;
  if (typeof value.r === 'number') {
    // Figma: parts of one.
    const [r, g, b, a = 1] = [value.r, value.g, value.b, value.a ?? 1].map(Number);
    return `color(srgb ${r} ${g} ${b} / ${a})`;
  }
  const { colorSpace, components, alpha = 1, hex } = value;
  if (!Array.isArray(components) || typeof colorSpace !== 'string')
    return typeof hex === 'string' ? hex : undefined;
  const parts = components.map((part) => (part === 'none' ? 0 : Number(part)));
  if (parts.length !== 3 || !parts.every(Number.isFinite)) return undefined;
  const [first, second, third] = parts;
  if (IN_PERCENT.test(colorSpace)) return `${colorSpace}(${first} ${second}% ${third}% / ${Number(alpha)})`;
  if (/^(ok)?(lab|lch)$/.test(colorSpace)) return `${colorSpace}(${parts.join(' ')} / ${Number(alpha)})`;
  return `color(${colorSpace} ${parts.join(' ')} / ${Number(alpha)})`;
}

export function convertFamily(value: Json): Converted {
  const given = typeof value === 'string' ? value.split(',') : value;
  if (!Array.isArray(given) || given.length > 12) return { why: 'it is no list of font families' };
  const families = given.map((family) => `${family}`.trim().replace(/^(["'])(.*)\1$/, '$2'));
  return { value: families };
}

/** Names of weights, as files and CSS have them. */
const WEIGHTS: readonly (readonly [RegExp, number])[] = [
  [/^(thin|hairline)$/, 100],
  [/^(extra|ultra)[ -]?light$/, 200],
  [/^light$/, 300],
  [/^(normal|regular|book|roman)$/, 400],
  [/^medium$/, 500],
  [/^(semi|demi)[ -]?bold$/, 600],
  [/^bold$/, 700],
  [/^(extra|ultra)[ -]?bold$/, 800],
  [/^(black|heavy)$/, 900],
];

export function convertWeight(value: Json): Converted {
  const text = `${value}`.trim().toLowerCase();
  const named = WEIGHTS.find(([name]) => name.test(text))?.[1];
  const weight = named ?? (text === '' ? Number.NaN : Number(text));
  return Number.isFinite(weight) ? { value: weight } : { why: 'it is no weight' };
}

const PIXELS_OF_ROOT = 16;

export function convertDimension(value: Json): Converted {
  const given = isObject(value) ? `${value.value}${value.unit}` : `${value}`;
  const [, amount, unit = 'px'] = /^(\d{1,5}(?:\.\d{1,6})?)(px|rem)?$/.exec(given.trim()) ?? [];
  if (amount === undefined) return { why: 'it is no length in px or rem' };
  const pixels = Number(amount) * (unit === 'rem' ? PIXELS_OF_ROOT : 1);
  return { value: { value: pixels, unit: 'px' } };
}
