import type { ErrorCode } from '#src/platform/errorCodes.ts';
import type { HelocEvent } from '#src/platform/events.ts';

/** What a host gives to a mount. Everything has a default except what the loader fills in. */
export interface MountOptions {
  /** Organisation code; else `?org=`, else the page's host, else the main brand. */
  org?: string | undefined;
  /** Path under which the app lives on the host's site. Default `/account/heloc`. */
  basePath?: string | undefined;
  /** `memory` where the host's URL must not change. Default `browser`. */
  history?: 'browser' | 'memory' | undefined;
  /** With memory history: where to start, relative to `basePath`. Default `/register-v2`. */
  initialPath?: string | undefined;
  /** Default `shadow`; `light` inside the dashboard. */
  isolation?: 'shadow' | 'light' | undefined;
  /** `test` on a site for trying the application out, where test accounts may be numbered. Default `production`. */
  environment?: 'production' | 'test' | undefined;
  /** Origin of the API. */
  apiBaseUrl?: string | undefined;
  /** Other API bases by path prefix. */
  apiBaseUrls?: Record<string, string> | undefined;
  /** Origin that serves `/themes`. */
  assetBaseUrl?: string | undefined;
  /** Private-label data when the page supplies it: `{ theme, brand, copy }`, any of them. */
  brand?: unknown;
  /** CSP nonce for styles. */
  nonce?: string | undefined;
  /** Whether the app writes `document.title`. Default: with browser history only. */
  documentTitle?: boolean | undefined;
  /** Whether a page whose scripts fail to load may be reloaded. Default true with browser history. */
  reloadOnChunkError?: boolean | undefined;
  /** Shown when the app cannot be loaded at all. */
  supportPhone?: string | undefined;
  onEvent?: ((event: HelocEvent) => void) | undefined;
}

export interface MountHandle {
  /** Settles when the first screen is shown, or rejects with a `MountError`. */
  readonly ready: Promise<void>;
  /** Changes what may change without losing an answer, the focus or the step. */
  update(options: MountOptions): Promise<void>;
  /** Leaves nothing behind. */
  unmount(): Promise<void>;
}

const ENUMS = {
  history: ['browser', 'memory'],
  isolation: ['shadow', 'light'],
  environment: ['production', 'test'],
} as const;

const FIXED = ['history', 'isolation', 'environment', 'basePath', 'remote', 'target'] as const;

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
    Pick<MountOptions, 'basePath' | 'history' | 'isolation' | 'environment' | 'apiBaseUrl' | 'assetBaseUrl'>
  >;

/** Fills defaults and refuses what makes no sense, naming the option. */
export function resolveOptions(given: MountOptions): ResolvedOptions {
  for (const [name, allowed] of Object.entries(ENUMS)) {
    const value = given[name as keyof typeof ENUMS];
    if (value !== undefined && !(allowed as readonly string[]).includes(value)) {
      throw new MountError('option-invalid', `Option ${name} must be one of ${allowed.join(', ')}`);
    }
  }
  const basePath = `/${(given.basePath ?? '/account/heloc').replace(/^\/+|\/+$/g, '')}`;
  return {
    ...given,
    basePath,
    history: given.history ?? 'browser',
    isolation: given.isolation ?? 'shadow',
    environment: given.environment ?? 'production',
    apiBaseUrl: httpBase('apiBaseUrl', given.apiBaseUrl),
    assetBaseUrl: httpBase('assetBaseUrl', given.assetBaseUrl ?? ownOrigin()),
  };
}

/** The options after an update. Those that cannot change are refused by name. */
export function updateOptions(current: ResolvedOptions, changes: MountOptions): ResolvedOptions {
  for (const name of FIXED) {
    const before = (current as unknown as Record<string, unknown>)[name];
    const given = (changes as unknown as Record<string, unknown>)[name];
    const after = name === 'target' && typeof given === 'string' ? document.querySelector(given) : given;
    if (after !== undefined && before !== undefined && after !== before) {
      throw new MountError('option-fixed', `Option ${name} cannot change while mounted; unmount first`);
    }
  }
  const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
  return resolveOptions({ ...current, ...given });
}

declare const __webpack_public_path__: string | undefined;

/** Where the remote's own scripts came from; undefined outside a build. */
const ownOrigin = () =>
  typeof __webpack_public_path__ === 'string'
    ? new URL(__webpack_public_path__, location.href).origin
    : undefined;

function httpBase(name: string, value: string | undefined): string {
  try {
    const url = new URL(value ?? '', globalThis.location?.href);
    if (url.protocol === 'https:' || url.protocol === 'http:') {
      return value ? `${url.origin}${url.pathname.replace(/\/+$/, '')}` : url.origin;
    }
  } catch {
    // Falls through to the one message below.
  }
  throw new MountError('option-invalid', `Option ${name} must be an absolute http or https URL`);
}
