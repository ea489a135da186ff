import { toJson } from '#src/domain/text/json.ts';
import { FieldError } from './check.ts';
import type { CopyOverrides } from './copy.tsx';
import {
  type Fetched,
  type FileName,
  type Finding,
  type Look,
  NotFound,
  type ReadFile,
  type SendFor,
  Unreachable,
} from './fetched.ts';
import type { Pin } from './pin.ts';
import type { Problem } from './problem.ts';
import { parseCopy } from './schema/copy.ts';
import { parseTheme, type Theme } from './schema/theme.ts';
import { derive } from './solver/derive.ts';
import { COLOR_TOKENS, type ColorToken } from './solver/pairs.ts';
import { TOKEN_NAMES, tokenProblem } from './tokens.ts';

/** Of the base. */
declare const __HELOC_LEGAL__: Record<string, string>;

/** What is made of an organisation's data that is not as it was agreed. */

type Data = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const message = (cause: unknown) => (cause instanceof Error ? cause.message : String(cause));
const ignoreUnknown = () => {};

export interface FetchApart {
  /** Whose files are taken, in this order. */
  folders: readonly string[];
  pin: Pin | undefined;
  send: SendFor;
  /** Why there is no file with all of them. */
  cause: unknown;
  findings: Finding[];
}

/** Of the table of organisations, what leads to the files of one. */
interface Index {
  orgs: readonly { code: string; hash?: string }[];
}

/**
 * An organisation's files one by one, where the file with all of them cannot be had: of the version that was wanted, else of
 * the newest, each held to its hash; and of themes as release 1.0 had them, which have neither.
 */
export async function fetchApart({ folders, pin, send, cause, findings }: FetchApart): Promise<ReadFile> {
  const [org = ''] = folders;
  const hashesOf = async (hash: string | undefined) => {
    if (hash)
      return { hash, hashes: (await send(`${org}/${hash}/integrity`)).data as Record<string, string> };
    throw new NotFound(org);
  };
  const newest = async () => {
    const { data } = await send('index');
    return (data as Index).orgs.find(({ code }) => code === org)?.hash;
  };
  // A page may hold a version longer than that is kept.
  const { hash, hashes } = await hashesOf(pin?.hash)
    .catch(async () => hashesOf(await newest()))
    .catch(() => ({ hash: undefined, hashes: {} as Record<string, string> }));
  const folder = hash ? `${org}/${hash}` : org;
  if (pin || hash) findings.push({ cause });
  const first = async (...files: readonly string[]): Promise<Fetched> => {
    const [file = '', ...others] = files;
    try {
      const integrity = hashes[`${file.split('/').at(-1)}.json`];
      return await send(file, integrity ? { integrity } : {});
    } catch (error) {
      if (others.length > 0 && error instanceof NotFound) return first(...others);
      throw error;
    }
  };
  const rest = folders.slice(1);
  const files: Record<FileName, Promise<Fetched>> = {
    look: first(`${folder}/look`, `${folder}/theme`, ...rest.map((each) => `${each}/look`)),
    // Themes of release 1.0 have none.
    dark: first(`${folder}/dark`).catch((error) => {
      if (!hash && error instanceof NotFound) return { url: '', data: undefined };
      throw error;
    }),
    brand: first(`${folder}/brand`),
    copy: first(`${folder}/copy`, ...rest.map((each) => `${each}/copy`)),
  };
  const names = Object.keys(files) as FileName[];
  const results = await Promise.allSettled(names.map((name) => files[name]));
  return (name) => {
    const result = results[names.indexOf(name)] as PromiseSettledResult<Fetched>;
    if (result.status === 'rejected') throw result.reason;
    // What is named in a file is so as seen from its organisation's folder.
    const { url, data } = result.value;
    return { url: hash ? url.replace(`/${hash}/`, '/') : url, data };
  };
}

/**
 * The texts that can be read; of those that cannot, the words in the code stand. Throws where it is the legal text. Legal words that
 * came after the data was published are the standard ones, with which the release was built.
 */
export function readableCopy(data: unknown, url: string, findings: Finding[]): CopyOverrides {
  if (!isObject(data) || !data.legal) throw new FieldError('legal', 'is missing');
  const spaces = Object.entries(data).map(([space, texts]) => {
    try {
      return parseCopy({ [space]: texts }, '');
    } catch (cause) {
      if (space === 'legal') throw cause;
      findings.push({ file: url, cause, data });
      return {};
    }
  });
  const copy = Object.assign({}, ...spaces) as CopyOverrides & { legal: object };
  for (const key of Object.keys(__HELOC_LEGAL__))
    if (!(key in copy.legal))
      findings.push({ file: url, cause: new FieldError(`legal.${key}`, 'is missing'), data });
  return { ...copy, legal: { ...__HELOC_LEGAL__, ...copy.legal } };
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
function withTokens(data: Data, base: Data, file: string, findings: Finding[]): Data {
  const isWrong = ([name, value]: readonly [string, unknown]) => {
    const problem = tokenProblem(name, value);
    if (problem) findings.push({ file, cause: new FieldError(`tokens.${name}`, problem), data });
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
  read: ReadFile;
  cause: unknown;
  org: string;
  /** Brings the base's looks. */
  neutral: () => Promise<Fetched>;
  findings: Finding[];
}

/** The looks of an organisation whose theme is wrong: without what is wrong, else the base's. Never another's. */
export async function repairLook({ read, cause, org, neutral, findings }: BrokenLook): Promise<Look> {
  const base = await neutral();
  const parse = ({ url, data }: Fetched, code: string) =>
    parseTheme(data, { org: code, base: url, onUnknown: ignoreUnknown });
  let file: Fetched | undefined;
  try {
    file = read('look');
    const found: Finding[] = [];
    const data = withTokens(file.data as Data, base.data as Data, file.url, found);
    const theme = parse({ ...file, data }, org);
    findings.push(...found);
    return { theme, file: { ...file, data, passed: [] } };
  } catch {
    // More is wrong than tokens.
  }
  findings.push({ file: file?.url, cause, data: file?.data });
  const retryable = cause instanceof Unreachable && cause.retryable;
  return { theme: unnamed(parse(base, 'base')), file: { ...base, passed: [] }, lost: { retryable } };
}

/** What stands at a field: `fonts[0].src`. */
const valueAt = (data: unknown, field: string): unknown =>
  field
    .split(/[.[\]]+/)
    .filter(Boolean)
    .reduce<unknown>((value, key) => (Object(value) as Data)[key], data);

const LONG = 80;

function shown(value: unknown): string {
  const text = value === undefined ? 'nothing' : toJson(value);
  return text.length > LONG ? `${text.slice(0, LONG)}…` : text;
}

/** A problem that is more than a field that is not as it should be. */
export class Told extends Error {
  readonly told: Partial<Problem>;

  constructor(told: Partial<Problem> & Pick<Problem, 'path' | 'found' | 'why'>) {
    super(`"${told.path}" ${told.found}, ${told.why}`);
    this.told = told;
  }
}

const WITHOUT = 'it is done without';

/** In the one shape that problems have. */
export function toProblems(findings: readonly Finding[]): Problem[] {
  return findings.map(({ file = '', cause, data }) => {
    const problem = { file, line: 1, path: '', code: 'data', found: message(cause), why: WITHOUT };
    if (cause instanceof Told) return { ...problem, ...cause.told };
    if (cause instanceof Unreachable) {
      const [url = '', ...what] = cause.message.split(' ');
      return { ...problem, file: url, code: 'unreachable', found: what.join(' ') };
    }
    if (!(cause instanceof FieldError)) return problem;
    const { field: path } = cause;
    const why = cause.message.slice(`"${path}" `.length);
    const value = valueAt(data, path);
    return { ...problem, path, code: value === undefined ? 'missing' : 'field', found: shown(value), why };
  });
}
