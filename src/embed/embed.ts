import type { MountHandle, MountOptions } from '#src/mount/options.ts';
import { showFailure } from './failure.ts';

type Embedded = MountOptions & { target?: string | Element; remote?: string };
type Releases = Record<string, [integrity: string, ...chunks: (string | number)[]]>;
interface Container {
  init(scope: object): unknown;
  get(module: string): Promise<() => { mount(element: Element, options: MountOptions): MountHandle }>;
}

/** Filled in by the build: integrity of each remote's entry and of the chunks that it will ask for. */
declare const __HELOC_RELEASES__: Releases;
declare const __HELOC_VERSION__: string;

const page = window as unknown as Record<string, unknown>;
const script = document.currentScript as HTMLScriptElement;
const origin = new URL(script.src).origin;
const folder = new URL(`../${__HELOC_VERSION__}/`, script.src).href;
const scope = (page.__heloc_scope__ ??= {}) as object;
const loading: Record<string, Promise<Container>> = {};

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

function inject(src: string, integrity: string, nonce: string | undefined) {
  return new Promise<void>((resolve, reject) => {
    const element = document.createElement('script');
    element.crossOrigin = 'anonymous';
    if (integrity) element.integrity = integrity;
    if (nonce) element.nonce = nonce;
    element.onload = () => resolve();
    element.onerror = () => {
      element.remove();
      reject(new Error(`Could not load ${src}`));
    };
    element.src = src;
    document.head.append(element);
  });
}

/** Loads a remote once for the page; a failure is tried twice more before anyone sees it. */
function load(remote: string, nonce: string | undefined) {
  const [integrity, ...chunks] = __HELOC_RELEASES__[remote] ?? [];
  if (integrity === undefined) return Promise.reject(new Error(`Unknown remote ${remote}`));
  const first = !Object.keys(loading).length;
  const attempt = (left: number): Promise<void> =>
    inject(`${folder}${remote}/remoteEntry.js`, integrity, nonce).catch((error) => {
      if (!left) throw error;
      return wait(400).then(() => attempt(left - 1));
    });
  loading[remote] ??= (() => {
    // What the entry will ask for is known: fetch it alongside. Shared libraries come with the first remote only.
    for (let i = 0; i < chunks.length; i += 3) {
      if (first || !chunks[i + 2]) {
        inject(`${folder}${remote}/${chunks[i]}`, chunks[i + 1] as string, nonce).catch(() => {});
      }
    }
    return attempt(2).then(async () => {
      const container = page[`heloc_${remote}`] as Container;
      await container.init(scope);
      return container;
    });
  })().catch((error) => {
    delete loading[remote];
    throw error;
  });
  return loading[remote];
}

function mount({ target, remote, ...options }: Embedded) {
  const element = typeof target === 'string' ? document.querySelector(target) : target;
  const base = options.basePath ?? '/account/heloc';
  const name = remote ?? (location.pathname.startsWith(`${base}/heloc-signer`) ? 'signer' : 'borrower');
  const nonce = options.nonce ?? script.nonce;
  const settings = {
    ...options,
    assetBaseUrl: options.assetBaseUrl ?? origin,
    apiBaseUrl: options.apiBaseUrl ?? script.dataset.apiBaseUrl ?? '__HELOC_API_BASE_URL__',
    nonce,
  };
  let handle: MountHandle | undefined;
  let gone = false;
  const start = async (): Promise<void> => {
    if (!element) throw new Error(`HelocWidget: no element matches ${target}`);
    try {
      const factory = await (await load(name, nonce)).get('./mount');
      if (gone) return;
      handle = factory().mount(element, settings);
    } catch (error) {
      if (gone) return;
      options.onEvent?.({ type: 'error', code: 'remote-unavailable', retryable: true });
      element.dispatchEvent(
        new CustomEvent('heloc:error', { bubbles: true, composed: true, detail: { code: 'remote-unavailable' } }),
      );
      showFailure(element, options.supportPhone, start);
      throw error;
    }
    await handle.ready;
  };
  const ready = start();
  ready.catch(() => {});
  return {
    ready,
    async update(changes: Embedded) {
      await ready;
      await handle?.update(changes);
    },
    async unmount() {
      gone = true;
      await handle?.unmount();
    },
  };
}

if (!page.HelocWidget) {
  page.HelocWidget = { mount, version: __HELOC_VERSION__ };
  const camel = (name: string) => name.replace(/-./g, (dash) => dash[1]?.toUpperCase() ?? '');
  const attributes = [
    'org',
    'remote',
    'base-path',
    'history',
    'isolation',
    'api-base-url',
    'asset-base-url',
    'support-phone',
  ];
  customElements.define(
    'heloc-application',
    class extends HTMLElement {
      static observedAttributes = attributes;
      app?: ReturnType<typeof mount> | undefined;
      brand?: unknown;
      onEvent?: MountOptions['onEvent'];
      options(): Embedded {
        const data = this.querySelector('script[data-heloc-brand]')?.textContent;
        return Object.assign(
          { target: this, brand: this.brand ?? data ?? undefined, onEvent: this.onEvent },
          ...attributes.map((name) => ({ [camel(name)]: this.getAttribute(name) ?? undefined })),
        );
      }
      connectedCallback() {
        this.app ??= mount(this.options());
      }
      disconnectedCallback() {
        // Moving an element disconnects it for a moment: wait to see whether it comes back.
        queueMicrotask(() => {
          if (this.isConnected) return;
          this.app?.unmount();
          this.app = undefined;
        });
      }
      attributeChangedCallback() {
        this.app?.update(this.options()).catch(() => {});
      }
    },
  );
}
