/** A click event follows the release of the pointer or key by a moment. */
const RELEASED_MS = 100;
/** Some on-screen keyboards compose every word and never send `compositionend` for the last. */
const COMPOSING_MS = 1000;

const HELD = Number.POSITIVE_INFINITY;

type Hold = 'pointer' | 'key' | 'word';

/** By event: which interaction is going on after it, and for how long at most. */
const HOLDS: Readonly<Record<string, readonly [hold: Hold, ms: number]>> = {
  pointerdown: ['pointer', HELD],
  pointerup: ['pointer', RELEASED_MS],
  pointercancel: ['pointer', RELEASED_MS],
  keydown: ['key', HELD],
  keyup: ['key', RELEASED_MS],
  compositionstart: ['word', COMPOSING_MS],
  compositionupdate: ['word', COMPOSING_MS],
  compositionend: ['word', RELEASED_MS],
};

/** The space bar presses a button on its release; other keys act on keydown, so they leave nothing unfinished. */
const isMiddle = (event: Event) => event.type !== 'keydown' || (event as KeyboardEvent).key === ' ';

export interface Interaction {
  /** Whether no press and no composed word is unfinished. */
  isFree(): boolean;
  stop(): void;
}

/** Tracks presses and composed words, which replacing the element would interrupt. */
export function watchInteraction(view: Window): Interaction {
  const controller = new AbortController();
  const until = new Map<Hold, number>();
  const listen = (type: string, listener: (event: Event) => void) =>
    view.addEventListener(type, listener, { capture: true, signal: controller.signal });
  for (const [type, [hold, ms]] of Object.entries(HOLDS))
    listen(type, (event) => {
      if (isMiddle(event)) until.set(hold, performance.now() + ms);
    });
  // Once the window has lost the focus, the event that ends a press or a word goes to another window.
  listen('blur', ({ target }) => {
    if (target === view) until.clear();
  });
  return {
    isFree: () => [...until.values()].every((end) => end <= performance.now()),
    stop: () => controller.abort(),
  };
}
