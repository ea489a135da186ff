/** Settles as it does, unless it is given up before. */
export async function unless<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  let giveUp = () => {};
  const givenUp = new Promise<never>((_, reject) => {
    giveUp = () => reject(signal.reason);
  });
  signal.addEventListener('abort', giveUp);
  try {
    signal.throwIfAborted();
    return await Promise.race([work, givenUp]);
  } finally {
    signal.removeEventListener('abort', giveUp);
  }
}

/** A pause, which ends early when something says that it may work now. */
export function createPauses(signal: AbortSignal) {
  let skip = () => {};
  return {
    skip: () => skip(),
    async wait(ms: number): Promise<void> {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const over = new Promise<void>((resolve) => {
        skip = resolve;
        timer = setTimeout(resolve, ms);
      });
      await unless(over, signal).finally(() => clearTimeout(timer));
    },
  };
}
