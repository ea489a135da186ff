import { pause } from '#src/api/client/pause.ts';
import type { BrandBundle } from './bundle.ts';
import { FieldError } from './check.ts';
import type { CopyOverrides, LegalStrings } from './copy.tsx';
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
import { bundlePath, type Pin } from './pin.ts';
import { type Brand, parseBrand } from './schema/brand.ts';
import { parseCopy } from './schema/copy.ts';
import { parseTheme } from './schema/theme.ts';

declare const __HELOC_LEGAL_COUNT__: number;

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
  /** The version that is wanted; without one the newest. */
  pin?: Pin | undefined;
  signal?: AbortSignal | undefined;
  fetch?: typeof fetch | undefined;
  /** What came before: the same answer is not read and checked again. */
  answers?: Answers | undefined;
  /** Milliseconds before the first of two retries, doubling; only for a network that failed or a 5xx. */
  retryDelay?: number | undefined;
}

/** What was made of some answers, by their text. */
export type Answers = Map<string, BrandBundle>;
const ANSWERS_KEPT = 4;

/** Our own files are read by every release, and the next one's fields are in them before a page has its scripts. */
const ignoreUnknown = () => {};

/** For data that is not as it was agreed: asked for only then. */
const loadRepairs = () => import(/* webpackChunkName: "look" */ './repairs.ts');

const PARTS = ['theme', 'brand', 'copy'] as const;
type Part = (typeof PARTS)[number];

/**
 * Brings an organisation's data: one file with all of it, so that no two versions of it can meet
 * (docs/decisions/0050-themes-by-their-hash.md). What the page supplies is laid over it.
 *
 * @throws NoBrandDataError when the data is absent or invalid; an `AbortError` when the signal fired
 */
export async function loadBrand(input: LoadBrandInput): Promise<BrandBundle> {
  const { org, pin, signal } = input;
  const findings: Finding[] = [];
  if (!/^[A-Za-z][\w-]*$/.test(org)) throw new NoBrandDataError(`"${org}" is not an organisation code`);
  const page = readPage(input.provided, findings);
  let pageBrand: Brand | undefined;
  if (page.brand !== undefined) {
    try {
      pageBrand = parseBrand(page.brand);
    } catch (cause) {
      findings.push({ file: 'page.brand', cause, data: page.brand });
    }
  }

  const send: SendFor = (path, init) => fetchJson(input, `themes/${path}.json`, init);
  // A brand that only the page knows has no folder of ours: it gets the base looks and texts.
  const folders = pageBrand ? [org, 'base'] : [org];
  let read: ReadFile;
  let answer = '';
  try {
    read = await fetchBundle(org).catch((error: unknown) => {
      if (pageBrand && error instanceof NotFound) return fetchBundle('base');
      throw error;
    });
  } catch (cause) {
    signal?.throwIfAborted();
    const { fetchApart } = await loadRepairs();
    read = await fetchApart({ folders, pin, send, cause, findings });
  }
  async function fetchBundle(folder: string): Promise<ReadFile> {
    const { url, data, text = '' } = await send(bundlePath(folder, pin), pin);
    const files = data as Partial<Record<FileName, unknown>> | null;
    if (!files?.look) throw new Unreachable(`${url} has no looks`);
    // Addresses in it are relative to its own.
    answer = url + text;
    return (name) => ({ url: urlOf(input, `themes/${folder}/${name}.json`), data: files[name] });
  }
  const { answers } = input;
  const isPlain = Object.keys(page).length + findings.length === 0;
  const before = isPlain && answers?.get(answer);
  if (before) return before;

  const refuse = (cause: unknown, file?: string): never => {
    if (!(cause instanceof Unreachable || cause instanceof FieldError)) throw cause;
    const said = [...findings, { file, cause }].map((finding) => {
      const { message } = finding.cause as Error;
      return finding.file ? `${finding.file}: ${message}` : message;
    });
    throw new NoBrandDataError(said.join('; '), { retryable: mayHelp(cause), cause });
  };
  const parsed = <T>(name: FileName, parse: (data: unknown) => T): T => {
    let url: string | undefined;
    try {
      const file = read(name);
      url = file.url;
      return parse(file.data);
    } catch (cause) {
      return refuse(cause, url);
    }
  };
  const brand = pageBrand ?? parsed('brand', (data) => parseBrand(data, ignoreUnknown));
  // A lender's name and terms cannot be done without. How it looks can, and what a screen says has words in the code.
  let copy: CopyOverrides;
  try {
    copy = parseCopy(read('copy').data, '');
    // Of data that is older than the release, some are.
    if (Object.keys(copy.legal ?? {}).length < __HELOC_LEGAL_COUNT__)
      throw new FieldError('legal', 'is missing');
  } catch {
    const { readableCopy } = await loadRepairs();
    copy = parsed('copy', (data) => readableCopy(data, read('copy').url, findings));
  }
  let look: Look;
  try {
    look = parseLook(read, org, findings);
  } catch (cause) {
    const { repairLook } = await loadRepairs();
    look = await repairLook({ read, cause, org, neutral: () => send('base/look'), findings }).catch(refuse);
  }
  let { theme } = look;
  if (page.theme !== undefined || page.copy !== undefined) {
    const { layTheme, layCopy } = await import(/* webpackChunkName: "look" */ './layPage.ts');
    theme = layTheme(theme, look.file, page.theme, org, findings);
    copy = layCopy(copy, page.copy, findings);
  }
  const { legal } = copy as { legal?: unknown };
  const problems = findings[0] ? (await loadRepairs()).toProblems(findings) : [];
  const bundle = { org, brand, theme, lost: look.lost, copy, legal: legal as LegalStrings, problems };
  if (answers && isPlain && answer && !findings[0]) {
    if (answers.size >= ANSWERS_KEPT) answers.clear();
    answers.set(answer, bundle);
  }
  return bundle;
}

/** The code of the organisation whose brand the page supplies; undefined when it supplies none. */
export function providedOrg(provided: unknown): string | undefined {
  const { brand } = readPage(provided, []) as { brand?: { canonicalOrgCode?: unknown } | null };
  const code = brand?.canonicalOrgCode;
  return typeof code === 'string' ? code : undefined;
}

function readPage(provided: unknown, findings: Finding[]): Partial<Record<Part, unknown>> {
  if (provided === undefined || provided === null || provided === '') return {};
  const refuse = (what: string) => {
    findings.push({ file: 'page', cause: new Error(what) });
    return {};
  };
  let data = provided;
  if (typeof provided === 'string') {
    try {
      data = JSON.parse(provided);
    } catch {
      return refuse('the brand data is not JSON');
    }
  }
  if (typeof data !== 'object' || data === null || Array.isArray(data))
    return refuse('the brand data must be an object with brand, theme or copy');
  for (const key of Object.keys(data)) {
    if (!(PARTS as readonly string[]).includes(key))
      findings.push({ file: 'page', cause: new FieldError(key, `is not one of ${PARTS.join(', ')}`), data });
  }
  return data as Partial<Record<Part, unknown>>;
}

/** A theme with what it has for dark devices; without, where that is wrong. Throws `FieldError`. */
function parseLook(read: ReadFile, org: string, findings: Finding[]): Look {
  const light = read('look');
  const parse = (file: Fetched): Look => {
    const passed: string[] = [];
    const onUnknown = (field: string) => passed.push(field);
    return { theme: parseTheme(file.data, { org, base: file.url, onUnknown }), file: { ...file, passed } };
  };
  const look = parse(light);
  let dark: Fetched | undefined;
  try {
    dark = read('dark');
    return parse({ ...light, data: { ...(light.data as object), dark: dark.data } });
  } catch (cause) {
    findings.push({ file: dark?.url, cause });
    return { ...look, lost: { retryable: mayHelp(cause) } };
  }
}

/** Whether another try may. */
const mayHelp = (cause: unknown) => cause instanceof Unreachable && cause.retryable;

const RETRIES = 2;

const urlOf = ({ assetBaseUrl }: LoadBrandInput, path: string) =>
  new URL(path, assetBaseUrl.endsWith('/') ? assetBaseUrl : `${assetBaseUrl}/`).href;

async function fetchJson(input: LoadBrandInput, path: string, init?: RequestInit): Promise<Fetched> {
  const { signal, fetch: send = fetch, retryDelay = 300 } = input;
  const url = urlOf(input, path);
  for (let attempt = 0; ; attempt += 1) {
    const again = attempt < RETRIES;
    let response: Response;
    try {
      response = await send(url, { ...init, ...(signal && { signal }) });
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
      const text = await response.text();
      return { url, text, data: JSON.parse(text) };
    } catch (cause) {
      signal?.throwIfAborted();
      throw new Unreachable(`${url} is not JSON`, { cause });
    }
  }
}
