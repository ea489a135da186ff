import { useEffect, useState } from 'react';
import { useRuntime } from './runtime.ts';

const SECOND = 1000;

/** Counts whole seconds down to 0 by the clock: a phone stops timers while one looks into another app for a code. */
export function useCountdown(): { left: number; start(ms: number): void } {
  const { now } = useRuntime();
  const [until, setUntil] = useState(0);
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (!until) return undefined;
    const look = () => {
      const seconds = Math.max(0, Math.ceil((until - now().getTime()) / SECOND));
      setLeft(seconds);
      if (seconds === 0) setUntil(0);
    };
    look();
    const timer = setInterval(look, SECOND);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [until, now]);
  return { left, start: (ms) => setUntil(now().getTime() + ms) };
}
