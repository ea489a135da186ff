import { type RefObject, useEffect, useRef } from 'react';
import { useCopy } from '#src/brand/copy.tsx';
import { useRuntime } from '#src/platform/runtime.ts';
import { useAnnounce } from '#src/ui/primitives/announcer.ts';
import { copy } from '../copy.ts';

const TITLES = { 'pre-chat': 'start', closed: 'closed', waiting: 'waiting', ended: 'ended' } as const;
export type ChatScreen = keyof typeof TITLES;

/**
 * Tells the host which step the chat is at. One that takes another's place is spoken, and takes the focus if that went
 * away with what it replaces.
 */
export function useStep(screen: ChatScreen | undefined, box: RefObject<HTMLElement | null>): void {
  const t = useCopy(copy);
  const runtime = useRuntime();
  const announce = useAnnounce();
  const before = useRef<ChatScreen>(undefined);
  const title = screen && t(TITLES[screen]);
  useEffect(() => {
    if (!screen || !title || before.current === screen) return;
    runtime.emit({ type: 'step', path: `chat/${screen}`, title, stage: '' });
    if (before.current) {
      announce(title);
      const page = runtime.root.ownerDocument;
      const isLost = !page.activeElement || page.activeElement === page.body;
      if (isLost) box.current?.querySelector<HTMLElement>('h3')?.focus();
    }
    before.current = screen;
  }, [screen, title, runtime, announce, box]);
}
