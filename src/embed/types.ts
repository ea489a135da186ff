import type { RemoteName } from '#src/domain/remotes.js';
import type { MountHandle, MountOptions, MountUpdate } from '#src/mount/options.ts';
import type { HelocEvent } from '#src/platform/events.ts';

/** What `HelocWidget.mount` is given. */
export interface HelocMountOptions extends MountOptions {
  /** Where it is shown: a selector or an element. */
  target: string | Element;
  /** Which part of the application. Default: by the page's path, `borrower` or `signer`. */
  remote?: RemoteName | undefined;
}

/** What `embed.js` puts on the page, as `window.HelocWidget`. */
export interface HelocWidget {
  /** Shows the application. Failures are reported by `ready`, `onEvent` and a message in the page. */
  mount(options: HelocMountOptions): MountHandle;
}

/** The element `<heloc-application>`: every option is a property, and an attribute where it is a text. */
export interface HelocElement extends HTMLElement, Omit<HelocMountOptions, 'nonce' | 'target'> {
  /** Settles when something is shown, or rejects with a `HelocError`; waits until the element is on a page. */
  readonly ready: Promise<void>;
  /** Changes several options at once; what is refused rejects, and everything stays as it was. */
  update(changes: MountUpdate): Promise<void>;
  addEventListener<Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (this: HelocElement, event: HTMLElementEventMap[Type]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener<Type extends string>(
    type: Type & EventName<Type>,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
  removeEventListener<Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (this: HelocElement, event: HTMLElementEventMap[Type]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener<Type extends string>(
    type: Type & EventName<Type>,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void;
}

/** A name that looks like one of ours has to be one. */
type EventName<Type extends string> = Type extends `heloc${':' | '-'}${string}`
  ? keyof HelocEventMap
  : string;

type Told<Type extends HelocEvent['type']> = CustomEvent<Omit<Extract<HelocEvent, { type: Type }>, 'type'>>;

/** The DOM events of a mount by name: each is dispatched under both, bubbling and composed. */
export type HelocEventMap = {
  [Type in HelocEvent['type'] as `heloc:${Type}` | `heloc-${Type}`]: Told<Type>;
};
