import type { Json } from '../../../themes/org/json.ts';
import type { FileToken } from './tokenFiles.ts';
import { convertColor } from './tokenValues.ts';

export type Kind = 'color' | 'family' | 'weight' | 'radius' | 'border';

export interface Target {
  readonly path: string;
  readonly kind: Kind;
  /** What it is called elsewhere, without the words that say its kind; nearest first. */
  readonly names: readonly string[];
}

/** The public tokens, by what designers call them. All else is derived from these. */
export const TARGETS: readonly Target[] = [
  {
    path: 'color.primary',
    kind: 'color',
    names: ['primary', 'brand primary', 'brand', 'action primary', 'interactive primary', 'button primary'],
  },
  {
    path: 'color.accent',
    kind: 'color',
    names: ['accent', 'brand accent', 'secondary', 'brand secondary', 'link', 'text link', 'highlight'],
  },
  {
    path: 'color.page',
    kind: 'color',
    names: [
      'page',
      'page background',
      'background page',
      'surface page',
      'canvas',
      'background',
      'bg',
      'body background',
    ],
  },
  {
    path: 'color.header',
    kind: 'color',
    names: ['header', 'header background', 'background header', 'header bg', 'navbar', 'nav'],
  },
  {
    path: 'color.footer',
    kind: 'color',
    names: ['footer', 'footer background', 'background footer', 'footer bg'],
  },
  {
    path: 'font.heading',
    kind: 'family',
    names: ['heading', 'headings', 'headline', 'title', 'display', 'h1'],
  },
  { path: 'font.body', kind: 'family', names: ['body', 'text', 'paragraph', 'sans', 'primary', ''] },
  {
    path: 'fontWeight.heading',
    kind: 'weight',
    names: ['heading', 'headings', 'headline', 'title', 'display', 'h1'],
  },
  {
    path: 'fontWeight.strong',
    kind: 'weight',
    names: ['strong', 'bold', 'semibold', 'semi bold', 'emphasis'],
  },
  {
    path: 'radius.control',
    kind: 'radius',
    names: ['control', 'input', 'field', 'form', 'medium', 'md', 'm', ''],
  },
  { path: 'radius.button', kind: 'radius', names: ['button', 'btn', 'action'] },
  {
    path: 'radius.card',
    kind: 'radius',
    names: ['card', 'panel', 'container', 'surface', 'large', 'lg', 'l'],
  },
  { path: 'borderWidth', kind: 'border', names: ['', 'control', 'thin', 'small', 'sm'] },
];
export const TYPES: Readonly<Record<Kind, string>> = {
  color: 'color',
  family: 'fontFamily',
  weight: 'fontWeight',
  radius: 'dimension',
  border: 'dimension',
};

/** Words that say of what kind a token is, or where it stands, and nothing of its use. */
const SAYS_NOTHING = new Set(
  'color colors colour colours palette theme themes token tokens design global core base semantic alias sys system ref md light default value main normal 500 600 font fonts family families fontfamily fontfamilies typeface typography type weight weights fontweight fontweights radius radii rounded corner corners shape size sizes border borders width stroke dimension fill'.split(
    ' ',
  ),
);

const wordsOf = (name: string): string[] =>
  name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);

const KINDS_OF_TYPE: Readonly<Record<string, Kind>> = {
  color: 'color',
  fontFamily: 'family',
  fontFamilies: 'family',
  fontWeight: 'weight',
  fontWeights: 'weight',
  borderRadius: 'radius',
  borderWidth: 'border',
};

/** What a token is for, by its type; by its name where that says more, or stands alone. */
function kindOf({ name, type, value }: FileToken): Kind | undefined {
  const known = type && Object.hasOwn(KINDS_OF_TYPE, type) ? KINDS_OF_TYPE[type] : undefined;
  if (known) return known;
  const words = wordsOf(name);
  const has = (...any: string[]) => any.some((word) => words.includes(word));
  if (has('radius', 'radii', 'rounded', 'corner', 'corners')) return 'radius';
  if (has('weight', 'weights')) return 'weight';
  if (has('family', 'families', 'typeface')) return 'family';
  if (has('border', 'stroke') && has('width', 'widths')) return 'border';
  if (type === undefined && (has('color', 'colors', 'colour', 'colours') || isColor(value))) return 'color';
  return undefined;
}

const isColor = (value: Json) => typeof value === 'string' && 'value' in convertColor(value);

/** How well a token answers to a target: the lower the better; nothing where it does not. */
export function rankOf(token: FileToken, { path, kind, names }: Target): number | undefined {
  if (token.name.replaceAll('/', '.') === path) return -1;
  if (kindOf(token) !== kind) return undefined;
  const words = wordsOf(token.name).filter((word) => !SAYS_NOTHING.has(word));
  const rank = names.indexOf(words.join(' '));
  return rank < 0 ? undefined : rank;
}
