import { useCallback, useEffect, useState } from 'react';
import { useRuntime } from '#src/platform/runtime.ts';
import { type ChatSession, keepSession, newSession, remainingMs, storedSession } from './storedSession.ts';

/** Browsers fire a timer at once when it is set further ahead than this. */
const MAX_TIMER_MS = 2 ** 31 - 1;

type State = { kind: 'none' | 'ended' } | { kind: 'running'; session: ChatSession };

export interface ChatSessionState {
  state: State;
  begin(session: ChatSession): void;
  /** Ended by the person, or by its time. */
  end(): void;
  /** Back to the form. */
  reset(): void;
}

/** No session, a running one, or one that has just ended (docs/rules.md#chat-sessions). */
export function useChatSession(): ChatSessionState {
  const runtime = useRuntime();
  const [state, setState] = useState<State>(() => {
    const session = storedSession(runtime);
    return session ? { kind: 'running', session } : { kind: 'none' };
  });

  const begin = useCallback(
    (answer: ChatSession) => {
      const session = newSession(answer, runtime.now());
      keepSession(runtime, session);
      setState({ kind: 'running', session });
    },
    [runtime],
  );
  const end = useCallback(() => {
    keepSession(runtime, undefined);
    setState({ kind: 'ended' });
  }, [runtime]);
  const reset = useCallback(() => setState({ kind: 'none' }), []);

  const session = state.kind === 'running' && state.session.mode !== 'chatbot' ? state.session : undefined;
  useEffect(() => {
    if (!session) return undefined;
    const timer = setTimeout(end, Math.min(remainingMs(session, runtime.now()), MAX_TIMER_MS));
    return () => clearTimeout(timer);
  }, [session, end, runtime]);

  return { state, begin, end, reset };
}
