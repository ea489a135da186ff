import { pause } from '#src/api/client/pause.ts';
import type { BrandBundle } from './bundle.ts';
import { FieldError, reason } from './check.ts';
import type { CopyOverrides, LegalStrings } from './copy.tsx';
import { type Fetched, type Look, NotFound, Unreachable } from './fetched.ts';
import { type Brand, parseBrand } from './schema/brand.ts';
import { parseCopy } from './schema/copy.ts';
import { parseTheme } from './schema/theme.ts';

/** Without brand data there is no lender to apply to. `detail` names the source and the field. */
export class NoBrandDataError extends Error {
  override readonly name = 'NoBrandDataError';
  readonly detail: string;
  /** Whether trying again may help: the data could not be reached, as opposed to being wrong. */
  readonly retryable: boolean;

  constructor(detail: string, options: { retryable?: boolean; cause?: unknown } = {}) {
    super(`No private label data found: ${detail}`, { cause: options.cause });
    this.detail = detail;
    this.retryable = options.retryable ?? false;
  }
}

export interface LoadBrandInput {
  /** Canonical code, e.g. as `src/domain` resolved it. */
  org: string;
  /** Where `themes/` lies; an absolute address. */
  assetBaseUrl: string;
  /**
   * What the page supplies: `{ brand?, theme?, copy? }`, as an object (the `brand` option) or as JSON text (the
   * element's `<script data-heloc-brand>`). `brand` stands in for ours whole, `theme` and `copy` are laid over it.
   */
  provided?: unknown;
  /** Whether the device is dark: then what the theme has for it is brought as well. */
  isDark?: boolean | undefined;
  signal?: AbortSignal | undefined;
  fetch?: typeof fetch | undefined;
  /** Milliseconds before the first of two retries, doubling; only for a network that failed or a 5xx. */
  retryDelay?: number | undefined;
}

/** Our own files are read by every release, and the next one's fields are in them before a page has its scripts. */
const ignoreUnknown = () => {};

/** For data that is not as it was agreed: asked for only then. */
const loadRepairs = () => import(/* webpackChunkName: "look" */ './repairs.ts');

const FILES = ['theme', 'brand', 'copy'] as const;
type FileName = (typeof FILES)[number];

/**
 * Brings an organisation's data: three small files at once, less what the page supplied.
 *
 * @throws NoBrandDataError when the data is absent or invalid; an `AbortError` when the signal fired
 */
export async function loadBrand(input: LoadBrandInput): Promise<BrandBundle> {
  const { org, signal } = input;
  const problems: string[] = [];
  if (!/^[A-Za-z][\w-]*$/.test(org)) throw new NoBrandDataError(`"${org}" is not an organisation code`);
  const page = readPage(input.provided, problems);
  let pageBrand: Brand | undefined;
  if (page.brand !== undefined) {
    try {
      pageBrand = parseBrand(page.brand);
    } catch (cause) {
      problems.push(`page: brand ${reason(cause)}`);
    }
  }

  /** The first of these files that is there. */
  const fetchFirst = (file: string, ...others: string[]): Promise<Fetched> =>
    fetchJson(input, `themes/${file}.json`).catch((error: unknown) => {
      const [next, ...rest] = others;
      if (next && error instanceof NotFound) return fetchFirst(next, ...rest);
      throw error;
    });
  // A brand that only the page knows has no folder of ours: it gets the base looks and texts.
  const base = (file: string) => (pageBrand ? [`base/${file}`] : []);
  // All three are waited for, so that the same failure always names the same file.
  const [themeFile, brandFile, copyFile, darkFile] = await Promise.allSettled([
    // Themes of release 1.0 have the second only.
    fetchFirst(`${org}/look`, `${org}/theme`, ...base('look')),
    pageBrand ? undefined : fetchFirst(`${org}/brand`),
    fetchFirst(`${org}/copy`, ...base('copy')),
    input.isDark ? fetchJson(input, `themes/${org}/dark.json`) : undefined,
  ]);
  const refuse = (cause: unknown, url?: string): never => {
    if (!(cause instanceof Unreachable || cause instanceof FieldError)) throw cause;
    throw new NoBrandDataError([...problems, url ? `${url}: ${cause.message}` : cause.message].join('; '), {
      retryable: cause instanceof Unreachable && cause.retryable,
      cause,
    });
  };
  const got = <T>(result: PromiseSettledResult<T>): T =>
    result.status === 'fulfilled' ? result.value : refuse(result.reason);
  const parsed = <T>(file: Fetched, parse: (data: unknown) => T): T => {
    try {
      return parse(file.data);
    } catch (cause) {
      return refuse(cause, file.url);
    }
  };
  const ownBrand = got(brandFile);
  const brand = pageBrand ?? parsed(ownBrand as Fetched, (data) => parseBrand(data, ignoreUnknown));
  // A lender's name and terms cannot be done without. How it looks can, and what a screen says has words in the code.
  const copyData = got(copyFile);
  let copy: CopyOverrides;
  try {
    copy = parseCopy(copyData.data, '');
    if (!copy.legal) throw new FieldError('legal', 'is missing');
  } catch {
    const { readableCopy } = await loadRepairs();
    copy = parsed(copyData, (data) => readableCopy(data, copyData.url, problems));
  }
  let look: Look;
  try {
    if (themeFile.status === 'rejected') throw themeFile.reason;
    look = parseLook(themeFile.value, darkFile, org, problems);
  } catch (cause) {
    signal?.throwIfAborted();
    const { repairLook } = await loadRepairs();
    const neutral = () => fetchFirst('base/look');
    const file = themeFile.status === 'fulfilled' ? themeFile.value : undefined;
    look = await repairLook({ file, cause, org, neutral, problems }).catch(refuse);
  }
  let { theme } = look;
  if (page.theme !== undefined || page.copy !== undefined) {
    const { layTheme, layCopy } = await import(/* webpackChunkName: "look" */ './layPage.ts');
    theme = layTheme(theme, look.file, page.theme, org, problems);
    copy = layCopy(copy, page.copy, problems);
  }
  const { legal } = copy as { legal?: unknown };
  return { org, brand, theme, lost: look.lost, copy, legal: legal as LegalStrings, problems };
}

/** The code of the organisation whose brand the page supplies; undefined when it supplies none. */
export function providedOrg(provided: unknown): string | undefined {
  const { brand } = readPage(provided, []) as { brand?: { canonicalOrgCode?: unknown } | null };
  const code = brand?.canonicalOrgCode;
  return typeof code === 'string' ? code : undefined;
}

function readPage(provided: unknown, problems: string[]): Partial<Record<FileName, unknown>> {
  if (provided === undefined || provided === null || provided === '') return {};
  let data = provided;
  if (typeof provided === 'string') {
    try {
      data = JSON.parse(provided);
    } catch {
      problems.push('page: the brand data is not JSON');
      return {};
    }
  }
  if (typeof data !== 'object' || data === null || Array.isArray(data)) {
    problems.push('page: the brand data must be an object with brand, theme or copy');
    return {};
  }
  for (const key of Object.keys(data)) {
    if (!(FILES as readonly string[]).includes(key))
      problems.push(`page: "${key}" is not one of ${FILES.join(', ')}`);
  }
  return data as Partial<Record<FileName, unknown>>;
}

/** A theme with what it has for dark devices; without, where that is wrong. Throws `FieldError`. */
function parseLook(
  light: Fetched,
  dark: PromiseSettledResult<Fetched | undefined>,
  org: string,
  problems: string[],
): Look {
  const parse = (file: Fetched): Look => {
    const passed: string[] = [];
    const onUnknown = (field: string) => passed.push(field);
    return { theme: parseTheme(file.data, { org, base: file.url, onUnknown }), file: { ...file, passed } };
  };
  const look = parse(light);
  if (dark.status === 'rejected') problems.push(dark.reason.message);
  else if (dark.value?.data) {
    try {
      return parse({ ...light, data: { ...(light.data as object), dark: dark.value.data } });
    } catch (cause) {
      problems.push(`${dark.value.url}: ${reason(cause)}`);
    }
  }
  return look;
}

const RETRIES = 2;

async function fetchJson(
  { assetBaseUrl, signal, fetch: send = fetch, retryDelay = 300 }: LoadBrandInput,
  path: string,
): Promise<Fetched> {
  const url = new URL(path, assetBaseUrl.endsWith('/') ? assetBaseUrl : `${assetBaseUrl}/`).href;
  for (let attempt = 0; ; attempt += 1) {
    const again = attempt < RETRIES;
    let response: Response;
    try {
      response = await send(url, signal ? { signal } : {});
    } catch (cause) {
      signal?.throwIfAborted();
      if (!again) throw new Unreachable(`${url} could not be reached`, { cause });
      await pause(retryDelay * 2 ** attempt, signal);
      continue;
    }
    if (response.status >= 500 && again) {
      await pause(retryDelay * 2 ** attempt, signal);
      continue;
    }
    // Object stores answer 403 for what is not there.
    if (response.status === 404 || response.status === 403)
      throw new NotFound(`${url} does not exist (${response.status})`);
    if (!response.ok) throw new Unreachable(`${url} answered ${response.status}`);
    try {
      return { url, data: await response.json() };
    } catch (cause) {
      signal?.throwIfAborted();
      throw new Unreachable(`${url} is not JSON`, { cause });
    }
  }
}
