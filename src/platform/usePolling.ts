import { useEffect, useEffectEvent } from 'react';
import { backOff } from '#src/api/client/backOff.ts';

export interface Polling {
  /** Pause between two polls without failures; it may depend on the number of polls, from 1. */
  everyMs: number | ((poll: number) => number);
  active?: boolean;
  /** Whether it goes on in a hidden tab, as where a person waits to be called. */
  hidden?: boolean;
  /** Maximum number of polls; then `onOver` is called. */
  times?: number;
  onOver?: () => void;
}

/** Polls with longer pauses after failures, or as the server asks; the first poll follows one pause. */
export function usePolling(
  poll: () => Promise<unknown>,
  { everyMs, active = true, hidden = false, times = Number.POSITIVE_INFINITY, onOver }: Polling,
): void {
  const pace = useEffectEvent((attempt: number) =>
    typeof everyMs === 'number' ? everyMs : everyMs(attempt),
  );
  /** @returns what went wrong */
  const attempt = useEffectEvent(async (): Promise<unknown> => {
    if (!hidden && document.visibilityState === 'hidden') return undefined;
    return poll().then(
      () => undefined,
      (error: unknown) => error ?? new Error('failed'),
    );
  });
  const isOver = useEffectEvent((attempts: number) => {
    if (attempts < times) return false;
    onOver?.();
    return true;
  });
  useEffect(() => {
    if (!active) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    let gone = false;
    const wait = (attempts: number, failures: number, error?: unknown) => {
      timer = setTimeout(
        async () => {
          const failure = await attempt();
          if (gone || isOver(attempts)) return;
          wait(attempts + 1, failure === undefined ? 0 : failures + 1, failure);
        },
        backOff(pace(attempts), failures, error),
      );
    };
    wait(1, 0);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [active]);
}

interface Query {
  refetch(options: { throwOnError: boolean; cancelRefetch: boolean }): Promise<unknown>;
}

/** Asks a query again and again. */
export function usePolledQuery(query: Query, polling: Polling): void {
  usePolling(() => query.refetch({ throwOnError: true, cancelRefetch: false }), polling);
}
