import { contrast, toHex, toward } from '#src/brand/solver/color.ts';
import { complete } from '#src/brand/solver/complete.ts';
import { derive, type Note, type Scheme, type Seeds } from '#src/brand/solver/derive.ts';
import type { Colors } from '#src/brand/solver/pairs.ts';
import { TOKEN_NAMES, type TokenName, type Tokens, tokenProblem } from '#src/brand/tokens.ts';
import {
  color,
  dimension,
  dimensionInEm,
  type Found,
  fontFamily,
  ratio,
  ratioInEm,
  resolve,
  shadow,
  type Token,
  tokensOf,
} from './dtcg.ts';
import { isObject, type Json, type JsonObject } from './json.ts';

const amountOf = (value: Json) => (isObject(value) ? value.value : value) as number;

/** Past these a page hides what has to be read, or cannot be operated. */
const within =
  (least: number, most: number, read: (value: Json) => Found<string>) =>
  (value: Json): Found<string> => {
    const found = read(value);
    const isWithin = 'problem' in found || (amountOf(value) >= least && amountOf(value) <= most);
    return isWithin ? found : { problem: `must be from ${least} to ${most}` };
  };

/** How tokens of the public format become those that are served. By path; a name with `*` is of every token below it. */
const READERS: readonly (readonly [path: RegExp, type: string, read: (value: Json) => Found<string>])[] = [
  [/^(advanced\.|dark\.)?color\.[a-z-]+$/, 'color', color],
  [/^font\.(heading|body)$/, 'fontFamily', fontFamily],
  [/^(fontWeight\.(heading|strong)|advanced\.fontWeight\.button)$/, 'fontWeight', ratio],
  [/^radius\.(control|button|card)$/, 'dimension', within(0, 999, dimension)],
  [/^borderWidth$/, 'dimension', within(1, 4, dimension)],
  [/^advanced\.space$/, 'dimension', within(6, 12, dimensionInEm)],
  [/^advanced\.letterSpacing\.heading$/, 'number', within(-0.05, 0.2, ratioInEm)],
  [/^advanced\.lineHeight$/, 'number', within(1.3, 2, ratio)],
  [/^(advanced|dark)\.shadow\.(card|overlay)$/, 'shadow', shadow],
];

/** Choices that are no tokens of the format, with their values; the first is what is taken without one. */
export const CHOICES = {
  scheme: ['light', 'dark'],
  header: ['page', 'tint', 'ink', 'brand'],
  headerAlign: ['start', 'center'],
  density: ['normal', 'compact', 'roomy'],
  elevation: ['soft', 'none', 'lifted', 'ring', 'block'],
  headingCase: ['sentence', 'title', 'upper'],
  buttonCase: ['none', 'upper'],
} as const;
export type Choices = { -readonly [K in keyof typeof CHOICES]: (typeof CHOICES)[K][number] };

const SPACE: Record<Choices['density'], string> = { compact: '0.45em', normal: '0.5em', roomy: '0.55em' };

/** Shadows of a card and of what lies over the page, in the colour of the overlay or of borders. */
const ELEVATION: Record<
  Choices['elevation'],
  (ink: string, border: string) => [card: string, overlay: string]
> = {
  none: (ink) => ['none', `0 4px 24px ${ink}66`],
  soft: (ink) => [`0 1px 3px ${ink}1F`, `0 16px 48px ${ink}47`],
  lifted: (ink) => [`0 2px 10px ${ink}14, 0 12px 32px ${ink}14`, `0 24px 64px ${ink}59`],
  ring: (ink, border) => [`0 0 0 1px ${border}`, `0 24px 80px ${ink}B3`],
  block: (_, border) => [`5px 5px 0 ${border}`, `8px 8px 0 ${border}`],
};

/** What a tokens file says, read. */
export interface Look {
  readonly choices: Choices;
  readonly seeds: Seeds;
  /** Set by hand, by the name under which they are served. */
  readonly own: Partial<Tokens>;
  readonly ownDark: Partial<Tokens>;
  /** `derived`, or why there is none. */
  readonly dark: string;
  readonly fonts: readonly JsonObject[];
}

export interface LookProblem {
  readonly path: string;
  readonly code: string;
  readonly found: string;
  readonly why: string;
  readonly fix?: string;
}

/** `advanced.color.on-primary` is served as `color-on-primary`. */
export const servedName = (path: string): string =>
  path
    .replace(/^(advanced|dark)\./, '')
    .replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    .replaceAll('.', '-');

/** Reads the tokens of all layers together. What cannot be read is left out and named. */
export function readLook(document: JsonObject): { look: Look; problems: LookProblem[] } {
  const problems: LookProblem[] = [];
  const tokens = tokensOf(document);
  const own: Partial<Record<string, string>> = {};
  const ownDark: Partial<Record<string, string>> = {};
  const wrong = (path: string, found: Json | undefined, why: string, code = 'token') =>
    problems.push({ path, code, found: (JSON.stringify(found) ?? 'nothing').slice(0, 80), why });
  for (const [path, token] of tokens) {
    if (token.value === null) continue;
    const value = readToken(path, token, tokens);
    if ('problem' in value) wrong(path, token.value, value.problem);
    else (path.startsWith('dark.') ? ownDark : own)[servedName(path)] = value.value;
  }
  const extensions = isObject(document.$extensions) ? document.$extensions.heloc : {};
  const given = isObject(extensions) ? extensions : {};
  const choices = Object.fromEntries(
    Object.entries(CHOICES).map(([name, values]) => {
      const value = given[name] ?? values[0];
      const isKnown = (values as readonly unknown[]).includes(value);
      if (!isKnown)
        wrong(`$extensions.heloc.${name}`, given[name], `must be one of ${values.join(', ')}`, 'choice');
      return [name, isKnown ? value : values[0]];
    }),
  ) as Choices;
  const { accent, ...served } = own;
  const primary = own['color-primary'];
  if (!primary) wrong('color.primary', undefined, 'every look is made of it', 'missing');
  const { dark = 'derived', fonts = [] } = given;
  return {
    look: {
      choices,
      seeds: {
        primary: primary ?? '#000000',
        accent: own['color-accent'],
        page: own['color-page'],
        header: own['color-header'] ?? choices.header,
        footer: own['color-footer'],
      },
      own: served as Partial<Tokens>,
      ownDark: ownDark as Partial<Tokens>,
      dark: typeof dark === 'string' ? dark : 'derived',
      fonts: Array.isArray(fonts) ? fonts.filter(isObject) : [],
    },
    problems,
  };
}

function readToken(path: string, token: Token, tokens: ReadonlyMap<string, Token>): Found<string> {
  const reader = READERS.find(([pattern]) => pattern.test(path));
  if (!reader) return { problem: 'is not a token of ours' };
  const [, type, read] = reader;
  if (token.type !== undefined && token.type !== type) return { problem: `must be of the type ${type}` };
  const meant = resolve(path, tokens);
  if ('problem' in meant) return meant;
  const value = read(meant.value);
  if ('problem' in value) return value;
  const name = servedName(path);
  // The accent is a seed only.
  const problem = name === 'color-accent' ? undefined : tokenProblem(name, value.value);
  return problem ? { problem } : value;
}

const ofColors = (tokens: Partial<Tokens>) =>
  Object.fromEntries(Object.entries(tokens).filter(([name]) => name.startsWith('color-'))) as Partial<Colors>;

/** Every token that is served, in one scheme; `colors` with those of states as well. */
export function tokensFor(
  look: Look,
  scheme: Scheme,
): { tokens: Tokens; colors: Colors; notes: readonly Note[] } {
  const { choices, own } = look;
  const isOther = scheme !== choices.scheme;
  const set: Partial<Tokens> = isOther ? { ...withoutColors(own), ...look.ownDark } : own;
  // A page of the one scheme is none of the other.
  const seeds = isOther
    ? { primary: look.seeds.primary, accent: look.seeds.accent, header: choices.header }
    : look.seeds;
  const { tokens: colors, notes } = derive(seeds, { scheme, advanced: ofColors(set) });
  const [card, overlay] = ELEVATION[choices.elevation](
    colors['color-overlay'].slice(0, 7),
    colors['color-border'],
  );
  const body = set['font-body'];
  const all: Partial<Record<TokenName, string>> = {
    'font-heading': body,
    'font-weight-button': set['font-weight-strong'],
    'text-transform-button': choices.buttonCase === 'upper' ? 'uppercase' : 'none',
    'shadow-card': card,
    'shadow-overlay': overlay,
    space: SPACE[choices.density],
    ...colors,
    'color-focus': singleRing(toHex(seeds.accent ?? seeds.primary), colors, scheme),
    ...set,
  };
  return {
    tokens: Object.fromEntries(TOKEN_NAMES.map((name) => [name, all[name]])) as Tokens,
    colors: complete(colors, { scheme }),
    notes,
  };
}

/** Release 1.0 has one focus ring, which has to be seen by itself. */
const singleRing = (accent: string, colors: Colors, scheme: Scheme) =>
  toward(accent, scheme === 'light' ? 0 : 1, (color) =>
    (['color-page', 'color-surface', 'color-surface-sunken'] as const).every(
      (ground) => contrast(color, colors[ground]) >= 3,
    ),
  );

const withoutColors = (tokens: Partial<Tokens>) =>
  Object.fromEntries(
    Object.entries(tokens).filter(([name]) => !/^(color|shadow)-/.test(name)),
  ) as Partial<Tokens>;
