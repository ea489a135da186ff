/** Whether there is a network, as far as the browser knows. */
export interface Connection {
  isOnline(): boolean;
  /** @returns stops listening */
  onReturn(listener: () => void): () => void;
}

export const browserConnection: Connection = {
  isOnline: () => navigator.onLine,
  onReturn(listener) {
    window.addEventListener('online', listener);
    return () => window.removeEventListener('online', listener);
  },
};

/** Resolves once there is a network, or when it does not matter any more. */
export function untilOnline({ isOnline, onReturn }: Connection, signal: AbortSignal): Promise<void> {
  if (isOnline() || signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const done = () => {
      stop();
      signal.removeEventListener('abort', done);
      resolve();
    };
    const stop = onReturn(done);
    signal.addEventListener('abort', done);
  });
}
