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

const LOOK_EVERY_MS = 50;

export interface Interaction {
  /** Calls back once nobody is in the middle of a press or of a word; never at once. */
  whenFree(then: () => void): void;
  stop(): void;
}

/** Notices what a person is in the middle of, which taking the element away would break off. */
export function watchInteraction(view: Window): Interaction {
  const over = new AbortController();
  const until = new Map<Hold, number>();
  let timer: number | undefined;
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
  const look = (then: () => void, wait = 0) => {
    timer = view.setTimeout(() => {
      const isFree = [...until.values()].every((end) => end <= performance.now());
      if (isFree) then();
      else look(then, LOOK_EVERY_MS);
    }, wait);
  };
  return {
    whenFree: (then) => look(then),
    stop() {
      over.abort();
      view.clearTimeout(timer);
    },
  };
}
