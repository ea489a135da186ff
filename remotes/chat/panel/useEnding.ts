import { atom, useAtom, useAtomValue } from 'jotai';
import { useLayoutEffect, useState } from 'react';
import { useRuntime } from '#src/platform/runtime.ts';
import { useExternalValue } from '#src/platform/useExternalValue.ts';
import { hasLeft } from '../conversation/left.ts';
import type { Held } from '../held.ts';
import { isKept } from '../session/storedSession.ts';
import type { ChatSessionState } from '../session/useChatSession.ts';
import type { Ended } from './ChatContext.ts';
import { carriedAtom } from './talk/carried.ts';

/** Also while the panel is closed. */
const endedAtom = atom<Ended | undefined>(undefined);

/**
 * The end of a chat with agents: by whoever ends it in the conversation, or by the session, whose time is over, also before this
 * page was there, where something was written and not sent. What was said stays to be looked at until another chat is begun;
 * the conversation itself is closed with that.
 */
export function useEnding({ state, end }: ChatSessionState, held: Held) {
  const runtime = useRuntime();
  const [ended, setEnded] = useAtom(endedAtom);
  const isTaken = useAtomValue(carriedAtom) !== '';
  const conversation = useExternalValue(held.subscribe, held.get);
  const over = useExternalValue(held.subscribe, () => held.get()?.get().over);
  const { kind } = state;
  const session = kind === 'running' && state.session.mode !== 'chatbot' ? state.session : undefined;
  const [last, setLast] = useState(session);
  if (session && session !== last) setLast(session);

  useLayoutEffect(() => {
    // Its time is over: nothing that was written goes with it.
    if (kind === 'ended') held.get()?.tell({ type: 'expired' });
  }, [kind, held]);
  useLayoutEffect(() => {
    if (ended || kind === 'asking' || (kind === 'running' && !session)) return;
    const isLeft = kind === 'none' && !isTaken && hasLeft(runtime);
    if (!(over || isLeft || kind === 'ended')) return;
    const isExpired = kind === 'ended' || isKept(runtime);
    setEnded({
      session: kind === 'none' ? undefined : last,
      over: over ?? { by: 'system', reason: isExpired ? 'expired' : 'ended' },
      conversation,
      isSurveyed: false,
    });
    if (kind !== 'ended') end();
  }, [kind, session, last, over, conversation, isTaken, ended, end, runtime, setEnded]);

  return { ended, setEnded };
}
