import type { HelocErrorCode, HelocEvent, RemoteName } from '#packages/embed/index.ts';
import { remoteAt } from '#src/domain/remotes.js';
import { defineElement } from '#src/embed/element.ts';
import { createWidget, type Embedded } from '#src/embed/widget.ts';
import { refuseUnknownEvent } from './events.ts';
import { type Emitted, FakeMount } from './FakeMount.ts';

export interface FakeHelocOptions {
  /** `manual`: a mount is ready when the test says so, and not by itself a moment after it was made. */
  ready?: 'automatic' | 'manual' | undefined;
}

export interface FakeHeloc {
  /** Every mount since the fake was made, in order. */
  readonly mounts: readonly FakeMount[];
  /** The latest mount; throws where nothing was mounted. */
  readonly last: FakeMount;
  /** At the latest mount: see `FakeMount`. */
  emit(event: HelocEvent): boolean;
  emitAll(): Emitted[];
  fail(code: HelocErrorCode): void;
  /** Unmounts everything and takes the fake off the page. */
  restore(): void;
}

type Page = Window & { HelocWidget?: unknown } & Record<symbol, unknown>;
type Widget = ReturnType<typeof createWidget>;

const ELEMENT = 'heloc-application';
/** Under which `loadHeloc` keeps the widget that it has found. */
const LOADING = Symbol.for('heloc.loading');
/** Of the fake, on its element. */
const FAKE = Symbol.for('heloc.fake');

let restoreCurrent: (() => void) | undefined;

/**
 * Puts a widget on the page that answers as `embed.js` does and loads nothing: `HelocWidget.mount` and
 * `<heloc-application>`, for unit tests in jsdom. Another call puts another in its place.
 */
export function createFakeHeloc({ ready = 'automatic' }: FakeHelocOptions = {}): FakeHeloc {
  restoreCurrent?.();
  const page = window as unknown as Page;
  const mounts: FakeMount[] = [];
  const before = page.HelocWidget;
  const releaseReport = provideReportError();

  const widget: Widget = {
    mount(given: Embedded) {
      const { target, remote, ...options } = given;
      const name = (remote ?? remoteAt(location.pathname)) as RemoteName;
      const mount = new FakeMount({
        target: elementOf(target),
        remote: name,
        options,
        isAutomatic: ready === 'automatic',
      });
      mounts.push(mount);
      const { mount: begin } = createWidget({
        script: null,
        load: async () => ({
          init() {},
          get: async () => () => ({ mount: () => mount.launch() }),
        }),
      });
      const handle = begin(given);
      return {
        get ready() {
          return handle.ready;
        },
        update: (changes) => handle.update(changes),
        unmount() {
          if (!mount.isUnmounted) mount.unmount();
          return handle.unmount();
        },
      };
    },
  };
  page.HelocWidget = widget;
  page[LOADING] = undefined;
  provideElement(page);

  const last = () => {
    const mount = mounts.at(-1);
    if (!mount) throw new Error('Nothing was mounted');
    return mount;
  };
  const restore = () => {
    for (const mount of mounts) if (!mount.isUnmounted) mount.unmount();
    if (page.HelocWidget === widget) page.HelocWidget = before;
    if (before === undefined) delete page.HelocWidget;
    page[LOADING] = undefined;
    releaseReport();
    restoreCurrent = undefined;
  };
  restoreCurrent = restore;
  return {
    mounts,
    get last() {
      return last();
    },
    emit: (event) => last().emit(event),
    emitAll: () => last().emitAll(),
    fail: (code) => last().fail(code),
    restore,
  };
}

function elementOf(target: Embedded['target']): Element | null {
  if (typeof target !== 'string') return target ?? null;
  try {
    return document.querySelector(target);
  } catch {
    return null;
  }
}

/** A page defines an element once, whatever comes after it: it mounts with the fake of the moment. */
function provideElement(page: Page): void {
  const defined = customElements.get(ELEMENT);
  if (defined && !(FAKE in defined)) throw new Error('embed.js is on this page already');
  if (defined) return;
  defineElement((given) => {
    const widget = page.HelocWidget as Widget | undefined;
    if (!widget) throw new Error('No fake on the page: call createFakeHeloc() first');
    return widget.mount(given);
  });
  const element = customElements.get(ELEMENT) as CustomElementConstructor;
  Object.defineProperty(element, FAKE, { value: true });
  refuseUnknownListeners(element.prototype);
}

/** What the types refuse, for tests that have none. */
function refuseUnknownListeners(element: HTMLElement): void {
  const { addEventListener } = element;
  element.addEventListener = function (this: HTMLElement, type: string, ...rest: [EventListener]) {
    const [, name] = /^heloc[:-](.*)/.exec(type) ?? [];
    if (name !== undefined) refuseUnknownEvent(name);
    addEventListener.call(this, type, ...rest);
  };
}

/** What a host's callback throws goes to the page's error handlers; jsdom has no function for that. */
function provideReportError(): () => void {
  if (typeof globalThis.reportError === 'function') return () => {};
  globalThis.reportError = (error: unknown) => {
    const { message } = error as Error;
    window.dispatchEvent(new ErrorEvent('error', { error, message, cancelable: true }));
  };
  return () => Reflect.deleteProperty(globalThis, 'reportError');
}
