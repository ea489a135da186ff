/** A click comes a moment after what was pressed is let go. */
const RELEASED_MS = 100;
/** Some keyboards compose every word, and never say that they are done with the last. */
const COMPOSING_MS = 1000;

const HELD = Number.POSITIVE_INFINITY;

type Hold = 'pointer' | 'key' | 'word';

/** By event: what a person is in the middle of from then on, and for how long at most. */
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

/** The space bar presses a button when it is let go; other keys have done what they do when they go down. */
const isMiddle = (event: Event) => event.type !== 'keydown' || (event as KeyboardEvent).key === ' ';

export interface Interaction {
  /** Whether nobody is in the middle of a press or of a word. */
  isFree(): boolean;
  stop(): void;
}

/** Notices what a person is in the middle of, which taking the element away would break off. */
export function watchInteraction(view: Window): Interaction {
  const over = new AbortController();
  const until = new Map<Hold, number>();
  const listen = (type: string, listener: (event: Event) => void) =>
    view.addEventListener(type, listener, { capture: true, signal: over.signal });
  for (const [type, [hold, ms]] of Object.entries(HOLDS))
    listen(type, (event) => {
      if (isMiddle(event)) until.set(hold, performance.now() + ms);
    });
  // Whoever goes elsewhere lets go there.
  listen('blur', ({ target }) => {
    if (target === view) until.clear();
  });
  return {
    isFree: () => [...until.values()].every((end) => end <= performance.now()),
    stop: () => over.abort(),
  };
}
