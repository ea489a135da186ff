import type { HelocElement, HelocEventMap, HelocWidget } from '#src/embed/types.ts';
import type { ErrorCode } from '#src/platform/errorCodes.ts';
import type { HelocEvent } from '#src/platform/events.ts';

export type { ToldStatus as HelocStatus } from '#src/domain/application/status.ts';
export type { Stage as HelocStage } from '#src/domain/enums.ts';
export type { RemoteName } from '#src/domain/remotes.js';
export type { HelocElement, HelocEventMap, HelocMountOptions, HelocWidget } from '#src/embed/types.ts';
export type {
  BrandOption as HelocBrand,
  MountHandle as HelocApplication,
  MountOptions as HelocOptions,
  MountUpdate as HelocUpdate,
} from '#src/mount/options.ts';
export type { ErrorCode as HelocErrorCode } from '#src/platform/errorCodes.ts';
export type { ErrorEvent as HelocErrorEvent, HelocEvent } from '#src/platform/events.ts';
export type { GetToken } from '#src/platform/hostToken.ts';

/** The name of an event. */
export type HelocEventType = HelocEvent['type'];

/** What `loadHeloc`, `ready` and `update` reject with. */
export interface HelocError extends Error {
  /** What went wrong; each code has its entry in the documentation. */
  readonly code: ErrorCode;
}

export interface LoadOptions {
  /** Base of the CDN. Default: the release's first origin of assets, if its build had one. */
  cdn?: string | undefined;
  /**
   * `pinned`: the loader of this package's version, with its integrity, until the package is updated. `v1`: whatever
   * release of the major version the CDN has. Default `pinned`.
   */
  channel?: 'pinned' | 'v1' | undefined;
  /** CSP nonce, for the script's tag and for styles. */
  nonce?: string | undefined;
}

declare const __HELOC_VERSION__: string;
/** Of the loader of that version. */
declare const __HELOC_LOADER_INTEGRITY__: string;
declare const __HELOC_ASSETS__: string;

const LOADING = Symbol.for('heloc.loading');
type Page = Window & { HelocWidget?: HelocWidget; [LOADING]?: Promise<HelocWidget> | undefined };

const fault = (code: ErrorCode, message: string): HelocError => Object.assign(Error(message), { code });

/** Adds the script; a failure is tried twice more before anyone sees it, past whatever a cache has kept. */
const inject = (src: string, integrity: string, nonce: string, left = 2): Promise<unknown> =>
  new Promise((onload, reject) => {
    const [address] = src.split('?');
    const script: HTMLScriptElement = Object.assign(document.createElement('script'), {
      // The anonymous one.
      crossOrigin: '',
      integrity,
      nonce,
      onload,
      onerror() {
        script.remove();
        if (left)
          setTimeout(() => onload(inject(`${address}?${Date.now()}`, integrity, nonce, left - 1)), 400);
        else reject(fault('remote-unavailable', `${address} could not be loaded`));
      },
      src,
    });
    document.head.append(script);
  });

async function load(page: Page, { cdn = __HELOC_ASSETS__, channel, nonce = '' }: LoadOptions) {
  // An element with this id has the name, too.
  if (!page.HelocWidget?.mount) {
    if (!/^https?:/.test(cdn)) throw fault('option-invalid', 'Option cdn must be an http or https URL');
    const isPinned = channel !== 'v1';
    const release = isPinned ? __HELOC_VERSION__ : 'v1';
    await inject(
      `${cdn.replace(/\/+$/, '')}/heloc/${release}/embed.js`,
      isPinned ? __HELOC_LOADER_INTEGRITY__ : '',
      nonce,
    );
  }
  return page.HelocWidget as HelocWidget;
}

/**
 * Loads the application's script, once per page however often it is called: the first call decides which. A page that has
 * it by a script tag uses that. A failure rejects with `remote-unavailable` and may be tried again.
 *
 * Works in a browser only; on a server it rejects, and importing it is harmless.
 */
export function loadHeloc(options: LoadOptions = {}): Promise<HelocWidget> {
  if (typeof document === 'undefined') {
    return Promise.reject(
      fault('remote-unavailable', 'loadHeloc needs a browser: call it in an effect, not on the server'),
    );
  }
  const page = window as Page;
  page[LOADING] ??= load(page, options).catch((error) => {
    page[LOADING] = undefined;
    throw error;
  });
  return page[LOADING];
}

declare global {
  interface HTMLElementTagNameMap {
    'heloc-application': HelocElement;
  }
  interface GlobalEventHandlersEventMap extends HelocEventMap {}
  interface Window {
    /** Here once `embed.js` has run. */
    HelocWidget?: HelocWidget;
  }
}
