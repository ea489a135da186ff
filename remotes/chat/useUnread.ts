import { useEffect, useRef } from 'react';
import { useCopy } from '#src/brand/copy.tsx';
import { useRuntime } from '#src/platform/runtime.ts';
import { useExternalValue } from '#src/platform/useExternalValue.ts';
import { useAnnounce } from '#src/ui/primitives/announcer.ts';
import { unreadOf } from './conversation/messages.ts';
import { copy } from './copy.ts';
import type { Held } from './held.ts';

/** How many messages wait to be read: told to the host, and while the panel is closed said once (docs/rules.md#unread-messages). */
export function useUnread(held: Held, isOpen: boolean): number {
  const t = useCopy(copy);
  const { emit, org } = useRuntime();
  const announce = useAnnounce();
  const count = useExternalValue(held.subscribe, () => {
    const state = held.get()?.get();
    return state ? unreadOf(state).length : 0;
  });
  const told = useRef(0);
  useEffect(() => {
    if (told.current === count) return;
    told.current = count;
    emit({ type: 'chat-unread', org: org(), count });
  }, [count, emit, org]);

  const isSaid = useRef(false);
  useEffect(() => {
    if (isOpen || count === 0) isSaid.current = false;
    else if (!isSaid.current) {
      isSaid.current = true;
      if (held.get()?.mayAnnounce()) announce(t('unread', { count }));
    }
  }, [count, isOpen, announce, t, held]);
  return count;
}
