/** A click comes a moment after what was pressed is let go. */
const RELEASED_MS = 100;
/** Some keyboards compose every word, and never say that they are done with the last. */
const COMPOSING_MS = 1000;

/** For how long after an event a person is still in the middle of something; undefined says nothing about it. */
const HELD: Readonly<Record<string, (event: Event) => number | undefined>> = {
  pointerdown: () => Number.POSITIVE_INFINITY,
  pointerup: () => RELEASED_MS,
  pointercancel: () => RELEASED_MS,
  // The space bar presses a button when it is let go.
  keydown: (event) => ((event as KeyboardEvent).key === ' ' ? Number.POSITIVE_INFINITY : undefined),
  keyup: () => RELEASED_MS,
  compositionstart: () => COMPOSING_MS,
  compositionupdate: () => COMPOSING_MS,
  compositionend: () => RELEASED_MS,
  blur: () => RELEASED_MS,
};

const LOOK_EVERY_MS = 50;

export interface Hands {
  /** Calls back once nobody is in the middle of a press or of a word; never at once. */
  whenFree(then: () => void): void;
  stop(): void;
}

/** Notices what a person is in the middle of, which taking the element away would break off. */
export function watchHands(view: Window): Hands {
  const over = new AbortController();
  let freeAt = 0;
  let timer: number | undefined;
  for (const [type, heldFor] of Object.entries(HELD)) {
    const note = (event: Event) => {
      const held = heldFor(event);
      if (held !== undefined) freeAt = performance.now() + held;
    };
    view.addEventListener(type, note, { capture: true, signal: over.signal });
  }
  const look = (then: () => void) => {
    timer = view.setTimeout(
      () => (performance.now() < freeAt ? look(then) : then()),
      Math.min(Math.max(freeAt - performance.now(), 0), LOOK_EVERY_MS),
    );
  };
  return {
    whenFree: look,
    stop() {
      over.abort();
      view.clearTimeout(timer);
    },
  };
}
