import { FieldError } from './check.ts';
import type { CopyOverrides } from './copy.tsx';
import { type Fetched, type Look, Unreachable } from './fetched.ts';
import { parseCopy } from './schema/copy.ts';
import { parseTheme, type Theme } from './schema/theme.ts';
import { derive } from './solver/derive.ts';
import { COLOR_TOKENS, type ColorToken } from './solver/pairs.ts';
import { TOKEN_NAMES, tokenProblem } from './tokens.ts';

/** What is made of an organisation's data that is not as it was agreed. */

type Data = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const message = (cause: unknown) => (cause instanceof Error ? cause.message : String(cause));
const ignoreUnknown = () => {};

/** The texts that can be read; of those that cannot, the words in the code stand. Throws where it is the legal text. */
export function readableCopy(data: unknown, url: string, problems: string[]): CopyOverrides {
  if (!isObject(data) || !data.legal) throw new FieldError('legal', 'is missing');
  const spaces = Object.entries(data).map(([space, texts]) => {
    try {
      return parseCopy({ [space]: texts }, '');
    } catch (cause) {
      if (space === 'legal') throw cause;
      problems.push(`${url}: ${message(cause)}`);
      return {};
    }
  });
  return Object.assign({}, ...spaces) as CopyOverrides;
}

const HEX = /^#[0-9a-f]{6}$/i;

/** Of the tokens that hold, those that the solver takes. */
const solvable = (tokens: Data) =>
  Object.fromEntries(
    COLOR_TOKENS.flatMap((name) => {
      const value = tokens[name];
      return typeof value === 'string' && HEX.test(value) ? [[name, value.toUpperCase()] as const] : [];
    }),
  ) as Partial<Record<ColorToken, string>>;

/** A theme's file without the tokens that are wrong: each as it follows from the others, else as the base has it. */
function withTokens(data: Data, base: Data, url: string, problems: string[]): Data {
  const isWrong = ([name, value]: readonly [string, unknown]) => {
    const problem = tokenProblem(name, value);
    if (problem) problems.push(`${url}: "tokens.${name}" ${problem}`);
    return problem !== undefined;
  };
  const tokens: Data = isObject(data.tokens) ? data.tokens : {};
  const others: Data = isObject(base.tokens) ? base.tokens : {};
  const missing = TOKEN_NAMES.filter((name) => !(name in tokens)).map((name) => [name, undefined] as const);
  const wrong = [...Object.entries(tokens), ...missing].filter(isWrong).map(([name]) => name);
  const kept = Object.fromEntries(Object.entries(tokens).filter(([name]) => !wrong.includes(name)));
  const advanced = solvable(kept);
  const primary = advanced['color-primary'] ?? solvable(others)['color-primary'];
  const scheme = data.scheme === 'dark' ? 'dark' : 'light';
  const seeds = primary && { primary, accent: advanced['color-link'] };
  const derived: Data = seeds ? derive(seeds, { scheme, advanced }).tokens : {};
  const made = TOKEN_NAMES.filter((name) => wrong.includes(name)).map(
    (name) => [name, derived[name] ?? others[name]] as const,
  );
  return { ...data, tokens: { ...kept, ...Object.fromEntries(made) } };
}

/** In the base's looks, with the lender's name in place of a logo. */
const unnamed = (theme: Theme): Theme => ({ ...theme, logo: { ...theme.logo, url: '' } });

export interface BrokenLook {
  /** Undefined where it could not be had. */
  file: Fetched | undefined;
  cause: unknown;
  org: string;
  /** Brings the base's looks. */
  neutral: () => Promise<Fetched>;
  problems: string[];
}

/** The looks of an organisation whose theme is wrong: without what is wrong, else the base's. Never another's. */
export async function repairLook({ file, cause, org, neutral, problems }: BrokenLook): Promise<Look> {
  const base = await neutral();
  const parse = ({ url, data }: Fetched, code: string) =>
    parseTheme(data, { org: code, base: url, onUnknown: ignoreUnknown });
  if (file && isObject(file.data)) {
    const found: string[] = [];
    const repaired = { ...file, data: withTokens(file.data, base.data as Data, file.url, found), passed: [] };
    try {
      const theme = parse(repaired, org);
      problems.push(...found);
      return { theme, file: repaired };
    } catch {
      // More is wrong than tokens.
    }
  }
  problems.push(file ? `${file.url}: ${message(cause)}` : message(cause));
  const retryable = cause instanceof Unreachable && cause.retryable;
  return { theme: unnamed(parse(base, 'base')), file: { ...base, passed: [] }, lost: { retryable } };
}
