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

export const TOKENS = {
  'color-page': 'color',
  'color-surface': 'color',
  'color-surface-sunken': 'color',
  'color-text': 'color',
  'color-text-muted': 'color',
  'color-heading': 'color',
  'color-primary': 'color',
  'color-on-primary': 'color',
  'color-primary-hover': 'color',
  'color-link': 'color',
  'color-border': 'color',
  'color-control-border': 'color',
  'color-focus': 'color',
  'color-error': 'color',
  'color-error-surface': 'color',
  'color-success': 'color',
  'color-success-surface': 'color',
  'color-warning': 'color',
  'color-warning-surface': 'color',
  'color-info': 'color',
  'color-info-surface': 'color',
  'color-selected-surface': 'color',
  'color-header': 'color',
  'color-on-header': 'color',
  'color-footer': 'color',
  'color-on-footer': 'color',
  'color-overlay': 'color',
  'font-body': 'font',
  'font-heading': 'font',
  'font-weight-heading': 'weight',
  'font-weight-strong': 'weight',
  'font-weight-button': 'weight',
  'letter-spacing-heading': 'length',
  'text-transform-button': 'transform',
  'line-height': 'ratio',
  'radius-control': 'length',
  'radius-button': 'length',
  'radius-card': 'length',
  'border-width': 'length',
  'shadow-card': 'shadow',
  'shadow-overlay': 'shadow',
  space: 'length',
} as const satisfies Record<string, TokenKind>;

export type TokenName = keyof typeof TOKENS;
export type Tokens = Readonly<Record<TokenName, string>>;

export const TOKEN_NAMES = Object.keys(TOKENS) as readonly TokenName[];

const MAX_VALUE_LENGTH = 200;

/** What is wrong with one token, or `undefined`. */
export function tokenProblem(name: string, value: unknown): string | undefined {
  if (!Object.hasOwn(TOKENS, name)) return 'is not a token';
  const kind = KINDS[TOKENS[name as TokenName]];
  if (typeof value !== 'string' || value.length > MAX_VALUE_LENGTH || !kind.pattern.test(value)) {
    return `must be ${kind.expected}`;
  }
  return undefined;
}

/** The tokens as custom properties, `--heloc-<name>`. Values that do not fit their kind are left out. */
export function toCssVariables(tokens: Partial<Tokens>): Record<string, string> {
  const variables: Record<string, string> = {};
  for (const name of TOKEN_NAMES) {
    const value = tokens[name];
    if (value !== undefined && !tokenProblem(name, value)) variables[`--heloc-${name}`] = value;
  }
  return variables;
}
