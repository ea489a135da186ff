const FIRST_MS = 500;
const LONGEST_MS = 20_000;
/** At most so much longer, so that the pages of the world do not come back at the same moment. */
const JITTER = 0.5;

/** Pauses before the next attempt, each about twice the one before; never more than one of them. */
export function createPauses(random = Math.random) {
  let tries = 0;
  let waiting: { act(): void; timer: ReturnType<typeof setTimeout> } | undefined;
  function skip(): void {
    if (!waiting) return;
    const { act, timer } = waiting;
    clearTimeout(timer);
    waiting = undefined;
    act();
  }
  return {
    wait(act: () => void): void {
      if (waiting) clearTimeout(waiting.timer);
      const ms = Math.min(FIRST_MS * 2 ** tries, LONGEST_MS) * (1 + JITTER * random());
      tries += 1;
      waiting = { act, timer: setTimeout(skip, ms) };
    },
    /** At once: something says that it may work now. */
    skip,
    reset() {
      tries = 0;
    },
    stop() {
      if (waiting) clearTimeout(waiting.timer);
      waiting = undefined;
    },
  };
}
