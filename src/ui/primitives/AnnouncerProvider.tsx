import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { type Announce, AnnouncerContext } from './announcer.ts';
import { LiveRegion } from './LiveRegion.tsx';

/** Live-region messages are cleared after this many milliseconds (docs/rules.md#short-messages). */
const CLEAR_AFTER_MS = 300;

interface Message {
  id: number;
  text: string;
  urgent: boolean;
}

/** Holds the mount's two live regions and gives `useAnnounce()` to what is inside. */
export function AnnouncerProvider({ children }: { children: ReactNode }) {
  const [messages, setMessages] = useState<readonly Message[]>([]);
  const next = useRef(0);
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());

  const announce = useCallback<Announce>((text, { urgent = false } = {}) => {
    if (!text) return () => {};
    next.current += 1;
    const id = next.current;
    setMessages((before) => [...before, { id, text, urgent }]);
    const clear = () => setMessages((before) => before.filter((message) => message.id !== id));
    const timer = setTimeout(() => {
      timers.current.delete(timer);
      clear();
    }, CLEAR_AFTER_MS);
    timers.current.add(timer);
    return clear;
  }, []);

  useEffect(() => {
    const running = timers.current;
    return () => {
      for (const timer of running) clearTimeout(timer);
      running.clear();
    };
  }, []);

  return (
    <AnnouncerContext value={announce}>
      {children}
      <LiveRegion messages={messages.filter((message) => !message.urgent)} />
      <LiveRegion messages={messages.filter((message) => message.urgent)} urgent />
    </AnnouncerContext>
  );
}
