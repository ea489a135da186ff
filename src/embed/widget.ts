import { remoteAt } from '#src/domain/remotes.js';
import type { MountHandle, MountOptions, MountUpdate } from '#src/mount/options.ts';
import { FAILURE, showFailure } from './failure.ts';
import { FIXED } from './fixedOptions.ts';
import { callHost, dispatchEvent } from './hostEvents.ts';
import type { Own } from './own.ts';

declare const __HELOC_OWN__: Own | undefined;

export interface Embedded extends MountOptions {
  target?: string | Element | null;
  remote?: string;
}
export interface Container {
  init(scope: object): unknown;
  get(module: string): Promise<() => { mount(element: Element, options: MountOptions): MountHandle }>;
}

/** What stands in the place of a remote until that is there. */
interface Early {
  /** Resolves when the page has time for everything else; undefined where it has now. */
  readonly shown: Promise<unknown> | undefined;
  remove(): void;
}

export interface WidgetInput {
  /** Shows what may stand there at once; undefined where that is nothing. */
  showFirst?(remote: string, target: Element, options: MountOptions): Early | undefined;
  /** Gets a remote that may be mounted; asked for every mount of it. */
  load(remote: string, options: MountOptions): Promise<Container>;
  /** The loader's own tag. */
  script: HTMLScriptElement | null;
}

/** What is wrong with the page rather than with the network; the codes are listed in docs/errors.md. */
export const fault = (
  code: 'target-missing' | 'loader-address-unknown' | 'option-fixed' | 'unmounted',
  message: string,
) => Object.assign(Error(message), { code });

export const defined = <T extends object>(options: T) =>
  Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));

/** For promises that the caller does not wait for. */
export const warn = ({ message }: Error, ...facts: object[]) => console.warn(`[heloc] ${message}`, ...facts);

function find(target: Embedded['target']): Element | null {
  // Not by its class: a frame's elements have another one.
  if ((target as Element | null | undefined)?.append) return target as Element;
  try {
    return document.querySelector(`${target}`);
  } catch {
    return null;
  }
}

/** `HelocWidget` of a page: mounts a remote as soon as it is there, and answers until then. */
export function createWidget({ script, showFirst, load }: WidgetInput) {
  function mount(given: Embedded) {
    const { target, remote, ...options } = given;
    const element = find(target);
    const wasThere = element?.isConnected;
    options.nonce ??= script?.nonce;
    options.apiBaseUrl ??= script?.dataset.apiBaseUrl;
    let early: Early | undefined;
    let handle: MountHandle | undefined;
    let gone = false;
    const name = remote ?? remoteAt(location.pathname);
    const refuseWhenGone = () => {
      if (gone) throw fault('unmounted', 'Unmounted before it was ready');
    };
    const launch = async (): Promise<MountHandle> => {
      try {
        if (!element) throw fault('target-missing', `No element ${target}`);
        early = showFirst?.(name, element, options);
        // Where nothing is waited for, what is asked for below goes before the step's drawing.
        if (early?.shown) await early.shown;
        const container = await load(name, options);
        const module = (await container.get('./mount'))();
        // The page has taken it away meanwhile.
        if (wasThere && !element.isConnected) gone = true;
        refuseWhenGone();
        handle = module.mount(element, options);
        // A remote of another release may not know of it.
        handle.ready.then(
          () => early?.remove(),
          () => {},
        );
        return handle;
      } catch (error) {
        early = void early?.remove();
        if (gone) throw error;
        const { code } = error as { code?: ReturnType<typeof fault>['code'] };
        const correlationId = crypto.randomUUID?.() ?? `${Math.random()}`;
        const failureEvent = {
          type: 'error',
          code: code ?? 'remote-unavailable',
          retryable: !code,
          correlationId,
        } as const;
        warn(error as Error, failureEvent);
        dispatchEvent(element ?? document, failureEvent);
        callHost(options.onEvent, failureEvent);
        if (element) showFailure(element, options.supportPhone, begin);
        throw Object.assign(error as Error, failureEvent);
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
          // Templates of some frameworks set it just after the element is there: the loader's step is not this one's.
          if (__HELOC_OWN__ && changes.org && changes.org !== options.org) {
            early = void early?.remove();
            options.org = changes.org;
          }
          await launched.catch(() => {});
          refuseWhenGone();
        }
        if (handle) return handle.update(changes as MountUpdate);
        // "Try again" begins with them.
        Object.assign(options, defined(changes));
      },
      async unmount(): Promise<void> {
        gone = true;
        early?.remove();
        element?.querySelector(`:scope>${FAILURE}`)?.remove();
        await handle?.unmount();
      },
    };
  }
  return { mount };
}

export type Widget = ReturnType<typeof createWidget>;
