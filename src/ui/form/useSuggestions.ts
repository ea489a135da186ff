import { useCallback, useEffect, useRef, useState } from 'react';

export interface Suggestions<Item> {
  status: 'idle' | 'loading' | 'slow' | 'ready' | 'failed';
  items: readonly Item[];
}

export interface SuggestionOptions<Item> {
  load(query: string, options: { signal: AbortSignal }): Promise<readonly Item[]>;
  debounceMs: number;
  slowAfterMs: number;
}

/** Less text fits too much. */
const MIN_QUERY_LENGTH = 3;

const IDLE: Suggestions<never> = { status: 'idle', items: [] };

/** Loads what fits a text: waits for a pause, drops what is out of date, says when it is slow. */
export function useSuggestions<Item>({ load, debounceMs, slowAfterMs }: SuggestionOptions<Item>) {
  const [suggestions, setSuggestions] = useState<Suggestions<Item>>(IDLE);
  const stop = useRef<() => void>(() => {});

  useEffect(() => () => stop.current(), []);

  const search = useCallback(
    (text: string, { now = false } = {}) => {
      stop.current();
      const query = text.trim();
      if (query.length < MIN_QUERY_LENGTH) {
        setSuggestions(IDLE);
        return;
      }
      const abort = new AbortController();
      const finish = (result: Suggestions<Item>) => {
        clearTimeout(slow);
        if (!abort.signal.aborted) setSuggestions(result);
      };
      const start = setTimeout(
        () => {
          setSuggestions((before) => ({ status: 'loading', items: before.items }));
          load(query, { signal: abort.signal }).then(
            (items) => finish({ status: 'ready', items }),
            () => finish({ status: 'failed', items: [] }),
          );
        },
        now ? 0 : debounceMs,
      );
      const slow = setTimeout(
        () =>
          setSuggestions((before) => (before.status === 'loading' ? { status: 'slow', items: [] } : before)),
        debounceMs + slowAfterMs,
      );
      stop.current = () => {
        abort.abort();
        clearTimeout(start);
        clearTimeout(slow);
      };
    },
    [load, debounceMs, slowAfterMs],
  );

  const reset = useCallback(() => {
    stop.current();
    setSuggestions(IDLE);
  }, []);

  return { ...suggestions, search, reset };
}
