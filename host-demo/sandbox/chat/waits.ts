/** What happens later, until the sandbox is reset or closed. */
export function createWaits() {
  const waiting = new Map<ReturnType<typeof setTimeout>, () => void>();

  function start(ms: number, onEnd: (isOver: boolean) => void): () => void {
    const end = (isOver: boolean) => {
      clearTimeout(timer);
      if (waiting.delete(timer)) onEnd(isOver);
    };
    const timer = setTimeout(() => end(true), ms);
    timer.unref?.();
    waiting.set(timer, () => end(false));
    return () => {
      clearTimeout(timer);
      waiting.delete(timer);
    };
  }

  return {
    /** @returns how to prevent it */
    later: (ms: number, work: () => void) => start(ms, (isOver) => isOver && work()),
    /** Whether the time has passed; not, where all was dropped meanwhile. */
    passed: (ms: number): Promise<boolean> =>
      ms <= 0 ? Promise.resolve(true) : new Promise((resolve) => void start(ms, resolve)),
    drop(): void {
      for (const end of [...waiting.values()]) end();
    },
  };
}
export type Waits = ReturnType<typeof createWaits>;
