import type { Audience } from '#src/api/contract/identity.ts';
import { toJson } from '#src/domain/text/json.ts';
import { FIXED, type FixedOption } from '#src/embed/fixedOptions.ts';
import type { ErrorCode } from '#src/platform/errorCodes.ts';
import type { HelocEvent } from '#src/platform/events.ts';
import type { GetToken } from '#src/platform/hostToken.ts';
import { toBasePath } from './basePath.ts';
import { type Origins, ownOrigins } from './ownOrigins.ts';

declare const __HELOC_SANDBOX_API_ORIGIN__: string | undefined;

/** Of the API for test mode, where the release names one. Its build knows it, so that it need not be in the entries. */
const sandboxOrigin = (): string | undefined =>
  typeof __HELOC_SANDBOX_API_ORIGIN__ === 'undefined' ? undefined : __HELOC_SANDBOX_API_ORIGIN__;

/**
 * Private-label data that the page supplies: docs/branding.md says what is in each. `brand` is whole and stands in for
 * ours, `theme` and `copy` are laid over it.
 */
export interface BrandOption {
  brand?: object | undefined;
  theme?: object | undefined;
  /** By the screen, then by the text. */
  copy?: Readonly<Record<string, Readonly<Record<string, unknown>>>> | undefined;
}

/** What a host gives to a mount. Everything has a default except what the loader fills in. */
export interface MountOptions {
  /** Organisation code; else `?org=`, else the page's host, else the main brand. */
  org?: string | undefined;
  /** Path under which the app lives on the host's site. Default `/account/heloc`. */
  basePath?: string | undefined;
  /** `memory` where the host's URL must not change. Default `browser`. */
  history?: 'browser' | 'memory' | undefined;
  /** Where the base path leads, relative to it; `/` asks for a login. Default `/register-v2`. */
  initialPath?: string | undefined;
  /** Default `shadow`; `light` inside the dashboard. */
  isolation?: 'shadow' | 'light' | undefined;
  /** `none` leaves out our header and footer, where the page has its own; legal text stays. Default `full`. */
  chrome?: 'full' | 'none' | undefined;
  /** The level of our topmost heading: 2 where the page has an `h1` of its own above. Default `1`. */
  headingLevel?: 1 | 2 | undefined;
  /**
   * `test` on a site for trying the application out: a ribbon says that nothing is real and what to type, test accounts
   * may be numbered, and the API is the release's sandbox, if it names one. Default `production`.
   */
  environment?: 'production' | 'test' | undefined;
  /**
   * `page` where the page has a chat of its own, which it opens at `chat-requested`; `remote` where ours answers, once it is
   * on the page. "Chat with us" is only there while chat is staffed. Default `remote`.
   */
  chat?: 'remote' | 'page' | undefined;
  /**
   * What is told of the use of the pages: `off`, where a person has not agreed to it; `wait`, until `update` says the one or
   * the other. Default `on`.
   */
  telemetry?: 'on' | 'off' | 'wait' | undefined;
  /** `page` where the page is ours alone: its own timings are told with the telemetry, those of the mount always are. */
  vitals?: 'page' | undefined;
  /** Of the announcements (`remote: 'banner'`): the application that they are for. Default: by the page's path. */
  app?: string | undefined;
  /** Of the announcements: how they look. Default `auto`: by the page's path. */
  placement?: 'auto' | 'marketing' | 'product' | undefined;
  /** Of the announcements: how many at once. Default 2. */
  max?: number | undefined;
  /** Where visitors log in: `agent` on a page for loan officers and brokers. Who is logged in keeps their own. Default `customer`. */
  audience?: Audience | undefined;
  /** Base of the API, on an origin of the release. Default: the release's first. */
  apiBaseUrl?: string | undefined;
  /** Other API bases by path prefix, each while the flag named for it is on: `fe-heloc-base-url-identity` for `/identity`. */
  apiBaseUrls?: Record<string, string> | undefined;
  /** Base of what serves `/themes`, on an origin of the release. Default: the release's first. */
  assetBaseUrl?: string | undefined;
  /** Private-label data when the page supplies it: `{ theme, brand, copy }`, any of them, or that as JSON. */
  brand?: BrandOption | string | undefined;
  /** CSP nonce for styles. */
  nonce?: string | undefined;
  /** Whether the app writes `document.title`. Default: with browser history only. */
  documentTitle?: boolean | undefined;
  /** Whether a page whose scripts fail to load may be reloaded. Default true with browser history. */
  reloadOnChunkError?: boolean | undefined;
  /** Shown when the app cannot be loaded at all. */
  supportPhone?: string | undefined;
  /** Where the host owns the session: who is logged in, asked at the start and again after a 401. */
  getToken?: GetToken | undefined;
  /** Called for every event, as the DOM events are dispatched; what it throws is reported as an error of the page. */
  onEvent?: ((event: HelocEvent) => void) | undefined;
}

/** What may change while a mount is there: the others are refused. */
export type MountUpdate = Omit<MountOptions, FixedOption> & { readonly [Name in FixedOption]?: undefined };

export interface MountHandle {
  /** Settles when something is shown, or rejects with a `MountError`. After "Try again" it is another promise. */
  readonly ready: Promise<void>;
  /**
   * Changes what may change without losing an answer, the focus or the step: one after the other, while it loads as soon
   * as it has. What cannot be had is refused, and everything stays as it was.
   */
  update(options: MountUpdate): Promise<void>;
  /** Leaves nothing behind. */
  unmount(): Promise<void>;
}

/** As they are in markup. */
const ENUMS = {
  history: ['browser', 'memory'],
  isolation: ['shadow', 'light'],
  chrome: ['full', 'none'],
  headingLevel: ['1', '2'],
  environment: ['production', 'test'],
  chat: ['remote', 'page'],
  telemetry: ['on', 'off', 'wait'],
  vitals: ['page'],
  placement: ['auto', 'marketing', 'product'],
  audience: ['customer', 'agent'],
} as const;

/** Why a mount or an update was refused; the codes are listed in `docs/errors.md`. */
export class MountError extends Error {
  constructor(
    readonly code: ErrorCode,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'MountError';
  }
}

export type ResolvedOptions = MountOptions &
  Required<
    Pick<
      MountOptions,
      | 'basePath'
      | 'history'
      | 'isolation'
      | 'chrome'
      | 'headingLevel'
      | 'environment'
      | 'apiBaseUrl'
      | 'assetBaseUrl'
    >
  >;

/** Fills defaults and refuses what makes no sense, naming the option. */
export function resolveOptions(given: MountOptions, sandbox = sandboxOrigin()): ResolvedOptions {
  for (const [name, allowed] of Object.entries(ENUMS)) {
    const value = given[name as keyof typeof ENUMS];
    if (value !== undefined && !(allowed as readonly string[]).includes(String(value))) {
      throw new MountError('option-invalid', `Option ${name} must be one of ${allowed.join(', ')}`);
    }
  }
  if (given.initialPath !== undefined && !/^\/(?![/\\])[^?#]*$/.test(given.initialPath)) {
    throw new MountError('option-invalid', 'Option initialPath must be a path that begins with one slash');
  }
  if (given.max !== undefined && !(Number(given.max) >= 1)) {
    throw new MountError('option-invalid', 'Option max must be a number of at least 1');
  }
  if (given.getToken !== undefined && typeof given.getToken !== 'function') {
    throw new MountError('option-invalid', 'Option getToken must be a function');
  }
  const isTest = given.environment === 'test';
  return {
    ...given,
    basePath: toBasePath(given.basePath),
    history: given.history ?? 'browser',
    isolation: given.isolation ?? 'shadow',
    chrome: given.chrome ?? 'full',
    headingLevel: Number(given.headingLevel ?? 1) as 1 | 2,
    environment: given.environment ?? 'production',
    apiBaseUrl: httpBase(
      'apiBaseUrl',
      given.apiBaseUrl ?? (isTest ? sandbox : undefined) ?? ownOrigins().api[0],
    ),
    apiBaseUrls:
      given.apiBaseUrls &&
      Object.fromEntries(
        Object.entries(given.apiBaseUrls).map(([prefix, url]) => [prefix, httpBase('apiBaseUrls', url)]),
      ),
    assetBaseUrl: httpBase('assetBaseUrl', given.assetBaseUrl ?? ownOrigins().assets[0]),
  };
}

/** The options after an update. Those that cannot change are refused by name. */
export function updateOptions(current: ResolvedOptions, changes: MountUpdate): ResolvedOptions {
  const next = resolveOptions({ ...current, ...defined(changes) });
  for (const name of FIXED) {
    if (fixedValue(next, name) !== fixedValue(current, name))
      throw new MountError('option-fixed', `Option ${name} cannot change while mounted; unmount first`);
  }
  return next;
}

/** The value of an option as it can be compared: bases by path are another object each time. */
function fixedValue(options: Partial<Record<FixedOption, unknown>>, name: FixedOption): unknown {
  const value = options[name];
  if (name === 'apiBaseUrls') return toJson(value);
  return name === 'target' && typeof value === 'string' ? document.querySelector(value) : value;
}

/** The options that were given at all. */
export const defined = (options: MountOptions): MountOptions =>
  Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));

/** The loader's element: what it was given is in the page's markup. */
export const ELEMENT = 'heloc-application';

/**
 * Where a person's session may go: the origins of the release. A site for trying out may name others, but in a script only,
 * since markup can be injected into a page by an attacker who cannot run a script there. Undefined: anywhere.
 */
function apiOrigins(
  { environment }: ResolvedOptions,
  target: EventTarget,
  { api }: Pick<Origins, 'api'>,
  sandbox: string | undefined,
): readonly string[] | undefined {
  const isTest = environment === 'test';
  if (isTest && (target as Element).localName !== ELEMENT) return undefined;
  // In test mode the sandbox is the release's own as well, and only there.
  return isTest && sandbox ? [...api, sandbox] : api;
}

/** Refuses an API or assets on an origin that is not the release's: another brand would come from there. */
export function refuseOtherOrigins(
  options: ResolvedOptions,
  target: Element,
  own = ownOrigins(),
  sandbox = sandboxOrigin(),
): void {
  const api = apiOrigins(options, target, own, sandbox);
  if (!api) return;
  const { apiBaseUrl, assetBaseUrl } = options;
  const given = [
    ['apiBaseUrl', apiBaseUrl, api],
    ['assetBaseUrl', assetBaseUrl, own.assets],
  ] as const;
  for (const [name, url, allowed] of given) {
    const { origin } = new URL(url);
    if (allowed.includes(origin)) continue;
    throw new MountError(
      'origin-not-allowed',
      `Option ${name} is on ${origin}, which is not this release's: ${allowed.join(', ') || 'it names none'}`,
    );
  }
}

/** Of the other bases those that may be called: services of the rest stay at the base of all (docs/rules.md#base-of-a-service). */
export function allowedBases(
  options: ResolvedOptions,
  target: EventTarget,
  own = ownOrigins(),
  sandbox = sandboxOrigin(),
): Record<string, string> {
  const allowed = apiOrigins(options, target, own, sandbox);
  const isAllowed = (url: string) => allowed?.includes(new URL(url).origin) ?? true;
  return Object.fromEntries(Object.entries(options.apiBaseUrls ?? {}).filter(([, url]) => isAllowed(url)));
}

function httpBase(name: string, value: string | undefined): string {
  try {
    const url = new URL(value ?? '', globalThis.location?.href);
    // Without a base, nothing is the page's: what is sent there would be sent to a stranger.
    if (value && (url.protocol === 'https:' || url.protocol === 'http:')) {
      return `${url.origin}${url.pathname.replace(/\/+$/, '')}`;
    }
  } catch {
    // Falls through to the one message below.
  }
  throw new MountError('option-invalid', `Option ${name} must be an absolute http or https URL`);
}
