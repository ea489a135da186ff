import { type RefObject, useEffect, useRef } from 'react';
import { useCopy } from '#src/brand/copy.tsx';
import { useNewHeading } from '#src/features/screens/useNewHeading.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { useAnnounce } from '#src/ui/primitives/announcer.ts';
import { copy } from '../copy.ts';

const TITLES = { 'pre-chat': 'start', closed: 'closed', waiting: 'waiting', ended: 'ended' } as const;
export type ChatScreen = keyof typeof TITLES;

/**
 * Tells the host which step the chat is at. One that takes another's place is spoken, and has the focus like any screen.
 * @returns for the element around the steps
 */
export function useStep(screen: ChatScreen | undefined): RefObject<HTMLDivElement | null> {
  const t = useCopy(copy);
  const runtime = useRuntime();
  const announce = useAnnounce();
  const before = useRef<ChatScreen>(undefined);
  const title = screen && t(TITLES[screen]);
  useEffect(() => {
    if (!screen || !title || before.current === screen) return;
    runtime.emit({ type: 'step', path: `chat/${screen}`, title, stage: '' });
    if (before.current) announce(title);
    before.current = screen;
  }, [screen, title, runtime, announce]);
  return useNewHeading(screen);
}
