import type { RemoteName } from '#src/domain/remotes.js';
import type { MountHandle, MountOptions } from '#src/mount/options.ts';
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
  update(changes: MountOptions): Promise<void>;
}

type Told<Type extends HelocEvent['type']> = CustomEvent<Omit<Extract<HelocEvent, { type: Type }>, 'type'>>;

/** The DOM events of a mount by name: each is dispatched under both, bubbling and composed. */
export type HelocEventMap = {
  [Type in HelocEvent['type'] as `heloc:${Type}` | `heloc-${Type}`]: Told<Type>;
};
