import { atom, useAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { useExternalValue } from '#src/platform/useExternalValue.ts';
import type { Held } from '../held.ts';
import type { ChatSessionState } from '../session/useChatSession.ts';
import type { Ended } from './ChatContext.ts';

/** Also while the panel is closed. */
const endedAtom = atom<Ended | undefined>(undefined);

/**
 * The end of a chat with agents: by whoever ends it in the conversation, or by the session, whose time is over. What was said
 * stays to be looked at until another chat is begun; the conversation itself is closed with that.
 */
export function useEnding({ state, end }: ChatSessionState, held: Held) {
  const [ended, setEnded] = useAtom(endedAtom);
  const conversation = useExternalValue(held.subscribe, held.get);
  const over = useExternalValue(held.subscribe, () => held.get()?.get().over);
  const session = state.kind === 'running' && state.session.mode !== 'chatbot' ? state.session : undefined;
  const [last, setLast] = useState(session);
  if (session && session !== last) setLast(session);

  const isOver = state.kind === 'ended';
  useEffect(() => {
    // Its time is over: nothing that was written goes with it.
    if (isOver) held.get()?.tell({ type: 'expired' });
  }, [isOver, held]);
  useEffect(() => {
    if (!last || ended) return;
    if (over && session) end();
    if (over || isOver)
      setEnded({
        session: last,
        over: over ?? { by: 'system', reason: 'expired' },
        conversation,
        isSurveyed: false,
      });
  }, [over, isOver, session, last, ended, conversation, end, setEnded]);

  return { ended, setEnded };
}
