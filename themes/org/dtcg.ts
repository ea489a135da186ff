import { isObject, type Json, type JsonObject } from './json.ts';

/**
 * Design tokens (DTCG 2025.10) as they are served: hex colours, lengths in px or em, texts. Colours are objects there and
 * dimensions px; letter spacing and line height are numbers.
 */

export interface Token {
  readonly type: string | undefined;
  readonly value: Json;
}

export type Found<T> = { readonly value: T } | { readonly problem: string };

/** Every token by its path, with the type that its group gives it. */
export function tokensOf(document: JsonObject): Map<string, Token> {
  const tokens = new Map<string, Token>();
  const walk = (node: JsonObject, path: string, inherited: string | undefined) => {
    const type = typeof node.$type === 'string' ? node.$type : inherited;
    if ('$value' in node) tokens.set(path, { type, value: node.$value as Json });
    for (const [key, child] of Object.entries(node))
      if (!key.startsWith('$') && isObject(child)) walk(child, path ? `${path}.${key}` : key, type);
  };
  walk(document, '', undefined);
  return tokens;
}

const ALIAS = /^\{([^{}]+)\}$/;

/** What a token means once the tokens that it names have been looked up. */
export function resolve(
  path: string,
  tokens: ReadonlyMap<string, Token>,
  seen: readonly string[] = [],
): Found<Json> {
  const token = tokens.get(path);
  if (!token) return { problem: `{${path}} names no token` };
  const [, named] = (typeof token.value === 'string' && ALIAS.exec(token.value)) || [];
  if (!named) return { value: token.value };
  if (seen.includes(named)) return { problem: `${[...seen, named].join(' is ')} again` };
  return resolve(named, tokens, [...seen, path]);
}

const HEX = /^#(?:[0-9a-f]{6}|[0-9a-f]{8})$/i;
const toHex = (part: number) =>
  Math.round(part * 255)
    .toString(16)
    .padStart(2, '0')
    .toUpperCase();
const isPart = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= 1;

export function color(value: Json): Found<string> {
  if (typeof value === 'string' && HEX.test(value)) return { value: value.toUpperCase() };
  if (!isObject(value)) return { problem: 'must be a color: colorSpace, components, hex' };
  const { colorSpace, components, alpha = 1 } = value;
  if (colorSpace !== 'srgb') return { problem: 'must be of the color space srgb' };
  if (!Array.isArray(components) || components.length !== 3 || !components.every(isPart))
    return { problem: 'must have three components from 0 to 1' };
  if (!isPart(alpha)) return { problem: 'must have an alpha from 0 to 1' };
  return { value: `#${components.map(toHex).join('')}${alpha === 1 ? '' : toHex(alpha)}` };
}

/** The object form, which is the one that is written. */
export function toColor(text: string): JsonObject {
  const hex = text.length < 6 ? `#${[...text.slice(1)].map((digit) => digit + digit).join('')}` : text;
  const part = (at: number) => Math.round((Number.parseInt(hex.slice(at, at + 2), 16) / 255) * 1000) / 1000;
  const rest = { hex: hex.slice(0, 7).toUpperCase() };
  const colour = { colorSpace: 'srgb', components: [part(1), part(3), part(5)] };
  return hex.length === 9 ? { ...colour, alpha: part(7), ...rest } : { ...colour, ...rest };
}

function pixels(value: Json): Found<number> {
  return isObject(value) &&
    typeof value.value === 'number' &&
    Number.isFinite(value.value) &&
    value.unit === 'px'
    ? { value: value.value }
    : { problem: 'must be a dimension in px: value, unit' };
}

const length = (amount: number, unit: string) => (amount === 0 ? '0' : `${amount}${unit}`);
const mapped = <A, B>(found: Found<A>, map: (value: A) => B): Found<B> =>
  'problem' in found ? found : { value: map(found.value) };

export const dimension = (value: Json): Found<string> =>
  mapped(pixels(value), (amount) => length(amount, 'px'));

/** Of what grows with the text: px at a text of 16. */
export const dimensionInEm = (value: Json): Found<string> =>
  mapped(pixels(value), (amount) => length(Math.round((amount / 16) * 1e4) / 1e4, 'em'));

const number = (value: Json): Found<number> =>
  typeof value === 'number' && Number.isFinite(value) ? { value } : { problem: 'must be a number' };

export const ratio = (value: Json): Found<string> => mapped(number(value), String);
/** Letter spacing: parts of the text's size. */
export const ratioInEm = (value: Json): Found<string> => mapped(number(value), (part) => length(part, 'em'));

export function fontFamily(value: Json): Found<string> {
  const families = typeof value === 'string' ? [value] : value;
  return Array.isArray(families) && families.length > 0 && families.every((each) => typeof each === 'string')
    ? { value: families.join(', ') }
    : { problem: 'must be a list of font families' };
}

/** In px: a shadow that is larger lies over what stands beside. */
const SHADOW_LIMITS = {
  offsetX: [-64, 64],
  offsetY: [-64, 64],
  blur: [0, 128],
  spread: [-16, 16],
} as const;

function shadowLayer(value: Json): Found<string> {
  if (!isObject(value)) return { problem: 'must be a shadow: color, offsetX, offsetY, blur, spread' };
  const drawn = color(value.color ?? null);
  if ('problem' in drawn) return { problem: `color ${drawn.problem}` };
  const lengths: string[] = [];
  for (const [name, [least, most]] of Object.entries(SHADOW_LIMITS)) {
    const found = pixels(value[name] ?? null);
    if ('problem' in found) return { problem: `${name} ${found.problem}` };
    if (found.value < least || found.value > most)
      return { problem: `${name} must be from ${least} to ${most}` };
    lengths.push(length(found.value, 'px'));
  }
  if (lengths[3] === '0') lengths.pop();
  return { value: [...(value.inset === true ? ['inset'] : []), ...lengths, drawn.value].join(' ') };
}

/** A list without any is no shadow. */
export function shadow(value: Json): Found<string> {
  const texts: string[] = [];
  for (const layer of Array.isArray(value) ? value : [value]) {
    const found = shadowLayer(layer);
    if ('problem' in found) return found;
    texts.push(found.value);
  }
  return { value: texts.join(', ') || 'none' };
}

/** px at a text of 16. */
export function toDimension(text: string): JsonObject {
  const amount = Number.parseFloat(text);
  return { value: text.endsWith('em') ? amount * 16 : amount, unit: 'px' };
}

const SHADOW = /^(inset )?(.+) (#[0-9a-f]{3,8})$/i;

/** Of a text as it is served. */
export function toShadow(text: string): Json {
  if (text === 'none') return [];
  const layers = text.split(/,\s*/).map((layer) => {
    const [, inset, lengths = '', color = ''] = SHADOW.exec(layer) ?? [];
    const [offsetX = '0', offsetY = '0', blur = '0', spread = '0'] = lengths.split(' ');
    return {
      color: toColor(color),
      offsetX: toDimension(offsetX),
      offsetY: toDimension(offsetY),
      blur: toDimension(blur),
      spread: toDimension(spread),
      ...(inset && { inset: true }),
    };
  });
  return layers.length === 1 ? (layers[0] as Json) : layers;
}
