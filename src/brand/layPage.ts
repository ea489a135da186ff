import { FieldError, optional, refuseUnknown, shape, text } from './check.ts';
import { type CopyOverrides, type CopyValue, overrideProblem } from './copy.tsx';
import type { Finding } from './fetched.ts';
import { mergeBrand } from './merge.ts';
import { Told } from './repairs.ts';
import { parseCopy } from './schema/copy.ts';
import { parseTheme, type Theme } from './schema/theme.ts';
import { failures, failureWords } from './solver/check.ts';
import { derive, type Scheme } from './solver/derive.ts';
import type { Colors } from './solver/pairs.ts';
import { settle } from './solver/settle.ts';
import { STATE_COLORS, tokenProblem } from './tokens.ts';

/** Of what a page supplies. */
const THEME = 'page.theme';
const COPY = 'page.copy';

type Json = Record<string, unknown>;
type Colored = Partial<Record<keyof Colors, string>>;

const HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;
const hex = text(HEX, 'must be a hex colour');
const seedsOf = shape({ primary: hex, accent: optional(hex) });

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const colorsIn = (tokens: unknown): Colored =>
  Object.fromEntries(Object.entries(isObject(tokens) ? tokens : {}).filter(([name]) => /^color-/.test(name)));

/** What is made of a colour, and is made anew where the page has another. */
const MADE_OF: Readonly<Record<string, readonly (keyof Colors)[]>> = {
  'color-primary': ['color-primary-hover', 'color-on-primary'],
};

/** The colours of a theme under those of the page: theirs stay, and what goes with them is derived to do so. */
function withPartners(ours: Colored, given: Colored, scheme: Scheme): Colored {
  const stale = [...Object.keys(STATE_COLORS), ...Object.keys(given).flatMap((name) => MADE_OF[name] ?? [])];
  const start = Object.fromEntries(Object.entries(ours).filter(([name]) => !stale.includes(name)));
  return settle({ ...start, ...given }, given, { scheme }).tokens;
}

/**
 * The page's theme over the fetched one. Single wrong tokens are left out, a wrong rest is left out whole; with `seeds` all
 * colours are derived.
 */
export function layTheme(
  theme: Theme,
  file: { url: string; data: unknown; passed: readonly string[] },
  overrides: unknown,
  org: string,
  findings: Finding[],
): Theme {
  if (overrides === undefined) return theme;
  if (!isObject(overrides)) {
    findings.push({ file: THEME, cause: new Error('it must be an object') });
    return theme;
  }
  const { seeds, ...given } = overrides;
  if (isObject(given.tokens)) {
    const fitting = Object.entries(given.tokens).filter(([name, value]) => {
      const problem = tokenProblem(name, value);
      if (problem)
        findings.push({ file: THEME, cause: new FieldError(`tokens.${name}`, problem), data: overrides });
      return !problem;
    });
    given.tokens = Object.fromEntries(fitting);
  }
  // Ours is made of our drawing.
  if (isObject(given.favicon)) given.favicon = { png: null, ...given.favicon };
  try {
    const onUnknown = (field: string) => {
      if (!file.passed.includes(field)) refuseUnknown(field);
    };
    const parse = (data: unknown) => parseTheme(data, { org, base: file.url, onUnknown });
    const data = mergeBrand(file.data, given) as Json;
    const { scheme } = parse(data);
    return parse(withColors(data, scheme, file.data as Json, colorsIn(given.tokens), seeds, findings));
  } catch (cause) {
    findings.push({ file: THEME, cause, data: overrides });
    return theme;
  }
}

function withColors(
  data: Json,
  scheme: Scheme,
  ours: Json,
  given: Colored,
  wanted: unknown,
  findings: Finding[],
): Json {
  let seeds: ReturnType<typeof seedsOf> | undefined;
  try {
    if (wanted !== undefined) seeds = seedsOf(wanted, 'seeds');
  } catch (cause) {
    findings.push({ file: THEME, cause, data: { seeds: wanted } });
  }
  if (!seeds && Object.keys(given).length === 0) return data;
  const colors = seeds
    ? derive(seeds, { scheme, advanced: given as Partial<Colors> }).tokens
    : withPartners(colorsIn(ours.tokens), given, scheme);
  for (const failure of failures(colors as Partial<Colors>, scheme))
    if (failure.foreground in given || failure.background in given)
      findings.push({
        file: THEME,
        cause: new Told({
          path: `tokens.${failure.foreground}`,
          ...failureWords(failure),
          ...(failure.fix && { fix: failure.fix }),
        }),
      });
  const dark = isObject(data.dark) && seeds ? derive(seeds, { scheme: 'dark' }).tokens : {};
  return mergeBrand(data, {
    tokens: colors,
    ...(seeds && isObject(data.dark) && { dark: { tokens: dark } }),
  }) as Json;
}

/** The page's texts over the fetched ones; a legal text that lost a placeholder is left out. */
export function layCopy(copy: CopyOverrides, over: unknown, findings: Finding[]): CopyOverrides {
  if (over === undefined) return copy;
  try {
    const given = parseCopy(over, '');
    const legal = Object.entries(given.legal ?? {}).filter(([key, value]) => {
      const original: CopyValue | undefined = copy.legal?.[key];
      const problem = original === undefined ? 'is not a known text' : overrideProblem(original, value);
      if (problem) findings.push({ file: COPY, cause: new FieldError(`legal.${key}`, problem), data: over });
      return !problem;
    });
    return mergeBrand(copy, { ...given, legal: Object.fromEntries(legal) }) as CopyOverrides;
  } catch (cause) {
    findings.push({ file: COPY, cause, data: over });
    return copy;
  }
}
