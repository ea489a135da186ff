import type { MountHandle, MountOptions } from '#src/mount/options.ts';
import { showFailure } from './failure.ts';
import { callHost, dispatchEvent } from './tellHost.ts';

/** This file is budgeted: 6 kB compressed, with the table of releases that the build writes into it (`npm run bench`). */

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
// A module, and a script that a bundler has put there, has no current one.
const script =
  (document.currentScript as HTMLScriptElement | null) ??
  document.querySelector<HTMLScriptElement>('script[src*="/embed.js"]');
const loading: Record<string, Promise<Container> | undefined> = {};

/** What is wrong with the page rather than with the network; the codes are listed in docs/errors.md. */
const fault = (
  code: 'target-missing' | 'loader-address-unknown' | 'option-fixed' | 'unmounted',
  message: string,
) => Object.assign(Error(message), { code });

const defined = <T extends object>(options: T) =>
  Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));

/** Where nobody waits for the answer. */
const warn = ({ message }: Error, ...facts: object[]) => console.warn(`[heloc] ${message}`, ...facts);

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
  if (!script) throw fault('loader-address-unknown', 'The script tag of embed.js is not on the page');
  const release = new URL(`../${__HELOC_VERSION__}/`, script.src);
  await inject(`${release + remote}/remoteEntry.js`, __HELOC_RELEASES__[remote] ?? '', nonce).catch(
    (error) => {
      delete loading[remote];
      throw error;
    },
  );
  const container = page[`heloc_${remote}`] as Container;
  page.__heloc_scope__ ??= {};
  await container.init(page.__heloc_scope__ as object);
  return container;
}

function find(target: Embedded['target']): Element | null {
  // Not by its class: a frame's elements have another one.
  if ((target as Element | null | undefined)?.append) return target as Element;
  try {
    return document.querySelector(`${target}`);
  } catch {
    return null;
  }
}

/** What a mount keeps for as long as it is there. */
const FIXED = ['remote', 'target', 'history', 'isolation', 'chrome', 'environment', 'basePath'] as const;

function mount(given: Embedded) {
  const { target, remote, ...options } = given;
  const element = find(target);
  options.nonce ??= script?.nonce;
  options.apiBaseUrl ??= script?.dataset.apiBaseUrl;
  let early: { unmount(): unknown } | undefined;
  let handle: MountHandle | undefined;
  let gone = false;
  const name = remote ?? (location.pathname.includes('/heloc-signer') ? 'signer' : 'borrower');
  const get = async (from: string) => {
    loading[from] ??= load(from, options.nonce);
    const container = await loading[from];
    return (await container.get('./mount'))().mount;
  };
  const refuseWhenGone = () => {
    if (gone) throw fault('unmounted', 'Unmounted before it was ready');
  };
  const launch = async (): Promise<MountHandle> => {
    try {
      if (!element) throw fault('target-missing', `No element ${target}`);
      // What may stand there until then.
      if (name === 'borrower')
        get('ahead').then(
          (mountEarly) => {
            if (!gone && !handle) early ??= mountEarly(element, options);
          },
          () => {},
        );
      const mountRemote = await get(name);
      refuseWhenGone();
      handle = mountRemote(element, options);
      return handle;
    } catch (error) {
      if (gone) throw error;
      early = void early?.unmount();
      const { code } = error as { code?: ReturnType<typeof fault>['code'] };
      const correlationId = `${Math.random()}`;
      const told = {
        type: 'error',
        code: code ?? 'remote-unavailable',
        retryable: !code,
        correlationId,
      } as const;
      warn(error as Error, told);
      dispatchEvent(element ?? document, told);
      callHost(options.onEvent, told);
      if (element) showFailure(element, options.supportPhone, begin);
      throw Object.assign(error as Error, told);
    }
  };
  let launched: Promise<MountHandle>;
  let ready: Promise<void>;
  const begin = () => {
    launched = launch();
    ready = launched.then((mounted) => mounted.ready);
    ready.catch(() => {});
    return ready;
  };
  begin();
  return {
    /** After "Try again" it is another promise. */
    get ready() {
      return handle?.ready ?? ready;
    },
    async update(changes: Embedded): Promise<void> {
      refuseWhenGone();
      if (!handle) {
        for (const fixed of FIXED) {
          if (changes[fixed] !== undefined && changes[fixed] !== given[fixed])
            throw fault('option-fixed', `Option ${fixed} cannot change while mounted; unmount first`);
        }
        await launched.catch(() => {});
        refuseWhenGone();
      }
      if (handle) return handle.update(changes);
      // "Try again" begins with them.
      Object.assign(options, defined(changes));
    },
    async unmount(): Promise<void> {
      gone = true;
      early?.unmount();
      element?.querySelector(':scope > [role=alert]')?.remove();
      await handle?.unmount();
    },
  };
}

/** Every option: a property of the element, and an attribute where it is a text. */
const OPTIONS = [
  'org',
  'remote',
  'basePath',
  'history',
  'initialPath',
  'isolation',
  'chrome',
  'environment',
  'apiBaseUrl',
  'apiBaseUrls',
  'assetBaseUrl',
  'brand',
  'documentTitle',
  'reloadOnChunkError',
  'supportPhone',
  'getToken',
  'onEvent',
] as const;
type Option = (typeof OPTIONS)[number];

const attributeOf = (option: string) => option.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

// An element with this id has the name, too.
if (!(page.HelocWidget as typeof page | undefined)?.mount) {
  page.HelocWidget = { mount };
  class HelocApplication extends HTMLElement {
    static observedAttributes = ['org', 'apiBaseUrl', 'assetBaseUrl', 'supportPhone'].map(attributeOf);
    private app: ReturnType<typeof mount> | undefined;
    /** What was set as properties: it counts before the attributes. */
    readonly given: Partial<Record<Option, unknown>> = {};
    private readonly begun: Promise<void>;
    private begin = () => {};

    constructor() {
      super();
      this.begun = new Promise((resolve) => {
        this.begin = resolve;
      });
    }
    private options(): Embedded {
      const texts = OPTIONS.map((option) => [option, this.getAttribute(attributeOf(option)) ?? undefined]);
      const nonce = this.nonce || undefined;
      return { ...Object.fromEntries(texts), ...defined(this.given), nonce, target: this };
    }
    /** Settles when something is shown; waits until the element is on a page. */
    get ready(): Promise<void> {
      return this.app?.ready ?? this.begun.then(() => this.ready);
    }
    /** What is refused leaves the property as it was. */
    async update(changes: MountOptions): Promise<void> {
      const before = { ...this.given };
      Object.assign(this.given, changes);
      try {
        await this.app?.update(changes);
      } catch (error) {
        Object.assign(this.given, before);
        throw error;
      }
    }
    connectedCallback() {
      for (const option of OPTIONS) {
        // Set before this class took the element over.
        if (!Object.hasOwn(this, option)) continue;
        const { [option]: value } = this as Partial<Record<Option, unknown>>;
        delete (this as Partial<Record<Option, unknown>>)[option];
        this.given[option] = value;
      }
      this.app ??= mount(this.options());
      this.begin();
    }
    disconnectedCallback() {
      // Moving an element disconnects it for a moment: wait to see whether it comes back.
      queueMicrotask(() => {
        if (!this.isConnected) this.app = void this.app?.unmount();
      });
    }
    attributeChangedCallback() {
      this.app?.update(this.options()).catch((error: Error) => warn(error));
    }
  }
  for (const option of OPTIONS) {
    Object.defineProperty(HelocApplication.prototype, option, {
      get(this: HelocApplication) {
        return this.given[option];
      },
      set(this: HelocApplication, value: unknown) {
        this.update({ [option]: value }).catch((error: Error) => warn(error));
      },
    });
  }
  customElements.define('heloc-application', HelocApplication);
}
