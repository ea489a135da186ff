import type { MountHandle, MountOptions } from '#src/mount/options.ts';
import { showFailure } from './failure.ts';

/** This file is budgeted: 1.5 kB compressed, with the table of releases that the build writes into it. */

interface Embedded extends MountOptions {
  target?: string | Element | null;
  remote?: string;
}
interface Container {
  init(scope: object): unknown;
  get(module: string): Promise<() => { mount(element: Element, options: MountOptions): MountHandle }>;
}

/** By remote: the integrity of its entry. */
declare const __HELOC_RELEASES__: Record<string, string>;
declare const __HELOC_VERSION__: string;

const page = window as unknown as Record<string, unknown>;
const script = document.currentScript as HTMLScriptElement;
const cdn = new URL(`../${__HELOC_VERSION__}/`, script.src);
const loading: Record<string, Promise<Container> | undefined> = {};

/** Loads a script; a failure is tried twice more before anyone sees it. */
const inject = (src: string, integrity: string, nonce: string | undefined, left = 2): Promise<unknown> =>
  new Promise((onload, reject) =>
    document.head.append(
      Object.assign(document.createElement('script'), {
        // The anonymous one.
        crossOrigin: '',
        integrity,
        nonce,
        onload,
        onerror: () =>
          left ? setTimeout(() => onload(inject(src, integrity, nonce, left - 1)), 400) : reject(Error(src)),
        src,
      }),
    ),
  );

async function load(remote: string, nonce: string | undefined): Promise<Container> {
  await inject(`${cdn + remote}/remoteEntry.js`, __HELOC_RELEASES__[remote] ?? '', nonce).catch((error) => {
    delete loading[remote];
    throw error;
  });
  const container = page[`heloc_${remote}`] as Container;
  page.__heloc_scope__ ??= {};
  await container.init(page.__heloc_scope__ as object);
  return container;
}

function mount({ target, remote, ...options }: Embedded) {
  // Not by its class: a frame's elements have another one.
  const element = (target as Element)?.append
    ? (target as Element)
    : document.querySelector(target as string);
  options.nonce ??= script.nonce;
  options.apiBaseUrl ??= script.dataset.apiBaseUrl;
  let handle: MountHandle | undefined;
  let gone: true | undefined;
  const name = remote ?? (location.pathname.includes('/heloc-signer') ? 'signer' : 'borrower');
  const get = async (from: string) => {
    loading[from] ??= load(from, options.nonce);
    const container = await loading[from];
    return (await container.get('./mount'))().mount;
  };
  const start = async (): Promise<void> => {
    if (!element) throw Error(`No element ${target}`);
    try {
      // What may stand there until then.
      if (name === 'borrower')
        get('ahead').then(
          (mountEarly) => {
            if (!gone) handle ??= mountEarly(element, options);
          },
          () => {},
        );
      const mountRemote = await get(name);
      if (!gone) handle = mountRemote(element, options);
    } catch (error) {
      handle?.unmount();
      const correlationId = `${Math.random()}`;
      const detail = { type: 'error', code: 'remote-unavailable', retryable: true, correlationId } as const;
      options.onEvent?.(detail);
      element.dispatchEvent(new CustomEvent('heloc:error', { bubbles: true, composed: true, detail }));
      if (!gone) showFailure(element, options.supportPhone, start);
      throw Object.assign(error as Error, detail);
    }
    await handle?.ready;
  };
  const ready = start();
  ready.catch(() => {});
  return {
    ready,
    update: (changes: Embedded) => ready.then(() => handle?.update(changes)),
    unmount: async () => {
      gone = true;
      await handle?.unmount();
    },
  };
}

// An element with this id has the name, too.
if (!(page.HelocWidget as typeof page | undefined)?.mount) {
  page.HelocWidget = { mount };
  customElements.define(
    'heloc-application',
    class extends HTMLElement {
      static observedAttributes = ['org', 'api-base-url', 'asset-base-url'];
      // Declared only: a page may have set the last two before this class took the element over.
      declare app?: ReturnType<typeof mount> | undefined;
      declare brand?: unknown;
      declare onEvent?: MountOptions['onEvent'];
      options() {
        const options: Record<string, unknown> = {};
        for (const { name, value } of this.attributes) {
          options[name.replace(/-./g, (dash) => (dash[1] as string).toUpperCase())] = value;
        }
        // Last, so that no attribute of these names stands for them.
        return { ...options, target: this, brand: this.brand, onEvent: this.onEvent };
      }
      connectedCallback() {
        this.app ??= mount(this.options());
      }
      disconnectedCallback() {
        // Moving an element disconnects it for a moment: wait to see whether it comes back.
        queueMicrotask(() => {
          if (!this.isConnected) this.app = void this.app?.unmount();
        });
      }
      attributeChangedCallback() {
        this.app?.update(this.options()).catch(() => {});
      }
    },
  );
}
