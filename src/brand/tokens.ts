/**
 * The design tokens and what each may hold. Theme data comes from outside, and a value ends up in CSS: every kind
 * is a closed pattern, so that no value can leave its declaration or load anything.
 */
const HEX = '#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})';
const LENGTH = '-?(?:0|(?:\\d+|\\d*\\.\\d+)(?:px|em))';
const FAMILY = '-?[a-z][a-z0-9-]*(?: [a-z][a-z0-9-]*)*';
const SHADOW = `(?:inset )?${LENGTH} ${LENGTH}(?: ${LENGTH}){0,2} ${HEX}`;
const exactly = (pattern: string) => new RegExp(`^(?:${pattern})$`, 'i');

const KINDS = {
  color: { pattern: exactly(HEX), expected: 'a hex colour' },
  font: {
    pattern: exactly(`${FAMILY}(?:, ?${FAMILY})*`),
    expected: 'a list of font families without quotes',
  },
  weight: { pattern: exactly('[1-9]00'), expected: 'a font weight from 100 to 900' },
  transform: {
    pattern: exactly('none|uppercase|lowercase|capitalize'),
    expected: 'none, uppercase, lowercase or capitalize',
  },
  ratio: { pattern: exactly('[12](?:\\.\\d+)?'), expected: 'a number from 1 to 2.9' },
  length: { pattern: exactly(LENGTH), expected: 'a length in px or em' },
  shadow: {
    pattern: exactly(`none|${SHADOW}(?:, ?${SHADOW}){0,3}`),
    expected: 'none or box shadows with hex colours',
  },
} as const;
type TokenKind = keyof typeof KINDS;

/** The names by kind. */
const NAMES = {
  color:
    'color-page color-surface color-surface-sunken color-text color-text-muted color-heading color-primary color-on-primary color-primary-hover color-link color-border color-control-border color-focus color-error color-error-surface color-success color-success-surface color-warning color-warning-surface color-info color-info-surface color-selected-surface color-header color-on-header color-footer color-on-footer color-overlay',
  font: 'font-body font-heading',
  weight: 'font-weight-heading font-weight-strong font-weight-button',
  length: 'letter-spacing-heading radius-control radius-button radius-card border-width space',
  transform: 'text-transform-button',
  ratio: 'line-height',
  shadow: 'shadow-card shadow-overlay',
} as const satisfies Record<TokenKind, string>;

type Words<Text extends string> = Text extends `${infer Word} ${infer Rest}` ? Word | Words<Rest> : Text;

/** The colours that every release knows. */
export type ThemeColor = Words<(typeof NAMES)['color']>;
export type TokenName = Words<(typeof NAMES)[TokenKind]>;

export const TOKENS = Object.fromEntries(
  Object.entries(NAMES).flatMap(([kind, names]) => names.split(' ').map((name) => [name, kind])),
) as Readonly<Record<TokenName, TokenKind>>;

/**
 * Colours of states, each with what stands for it where a theme has none: release 1.0 takes no theme with a token that it does
 * not know (docs/decisions/0047-colours-of-states.md).
 */
export const STATE_COLORS = {
  'color-primary-active': 'color-primary-hover',
  'color-primary-edge': 'color-primary',
  'color-link-hover': 'color-link',
  'color-link-visited': 'color-link',
  'color-placeholder': 'color-text-muted',
  'color-control-hover': 'color-text-muted',
  'color-error-border': 'color-error',
  'color-disabled-text': 'color-text-muted',
  'color-disabled-border': 'color-control-border',
  'color-autofill': 'color-selected-surface',
  'color-focus-inner': 'color-surface',
} as const satisfies Record<string, ThemeColor>;

export type StateColor = keyof typeof STATE_COLORS;

/** As they, and no colours: without one its property stays as it is. */
export const LATER_TOKENS = { 'text-transform-heading': 'transform' } as const satisfies Record<
  string,
  TokenKind
>;
type LaterToken = keyof typeof LATER_TOKENS;

export type Tokens = Readonly<Record<TokenName, string> & Partial<Record<StateColor | LaterToken, string>>>;

export const TOKEN_NAMES = Object.keys(TOKENS) as readonly TokenName[];

const KNOWN = { ...TOKENS, ...STATE_COLORS, ...LATER_TOKENS };

const MAX_VALUE_LENGTH = 200;

/** What is wrong with one token, or `undefined`. */
export function tokenProblem(name: string, value: unknown): string | undefined {
  if (!Object.hasOwn(KNOWN, name)) return 'is not a token';
  const kind = KINDS[KNOWN[name as TokenName] as TokenKind] ?? KINDS.color;
  if (typeof value !== 'string' || value.length > MAX_VALUE_LENGTH || !kind.pattern.test(value)) {
    return `must be ${kind.expected}`;
  }
  return undefined;
}

/** The tokens as custom properties, `--heloc-<name>`. Values that do not fit their kind are left out. */
export function toCssVariables(tokens: Partial<Tokens>): Record<string, string> {
  const variables: Record<string, string> = {};
  for (const [name, substitute] of Object.entries(KNOWN)) {
    const value = tokens[name as TokenName] ?? tokens[substitute as TokenName];
    if (value !== undefined && !tokenProblem(name, value)) variables[`--heloc-${name}`] = value;
  }
  return variables;
}
