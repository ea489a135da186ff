import { useEffect, useState } from 'react';
import { useRuntime } from '#src/platform/runtime.ts';
import { useLatest } from '#src/platform/useLatest.ts';
import type { RunningConversation } from '../../conversation/createConversation.ts';
import { ASSISTANT } from '../../conversation/left.ts';
import { openAssistantConversation } from '../../session/assistantConversation.ts';
import { useNonce } from '../../session/useNonce.ts';
import { useWhere } from '../../useWhere.ts';
import { useConversation } from '../ChatContext.ts';

/** The conversation with the assistant; it goes on while the panel is closed, and after a reload. */
export function useAssistant(): RunningConversation {
  const runtime = useRuntime();
  const { begin, held } = useConversation();
  const where = useWhere();
  const nonce = useNonce();
  const latest = useLatest({ begin, where, nonce });
  const [conversation] = useState(() => {
    const before = held.of(ASSISTANT);
    if (before) return before;
    const begun = start();
    // Nobody keeps how far was read: what was said before this page was.
    const stop = begun.subscribe(() => {
      const { history, messages } = begun.get();
      if (history.is !== 'read') return;
      stop();
      const last = messages.at(-1);
      if (last) begun.tell({ type: 'seen', upTo: last.order });
    });
    held.hold(ASSISTANT, begun);
    return begun;
  });

  function start(): RunningConversation {
    return openAssistantConversation(runtime, {
      where: () => latest.current.where(),
      nonce: () => latest.current.nonce(),
      onBegun: (session) => latest.current.begin(session),
    });
  }

  // What was said before a reload, or meanwhile.
  useEffect(() => conversation.tell({ type: 'opened' }), [conversation]);
  return conversation;
}
