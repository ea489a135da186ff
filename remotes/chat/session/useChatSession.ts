import { useCallback, useEffect, useState } from 'react';
import { useRuntime } from '#src/platform/runtime.ts';
import { findChat } from './findChat.ts';
import { type ChatSession, keepSession, remainingMs, storedSession } from './storedSession.ts';
import { createTabs } from './tabs.ts';

/** Browsers fire a timer at once when it is set further ahead than this. */
const MAX_TIMER_MS = 2 ** 31 - 1;

/** `asking`: another tab may have one under way, and answers at once. */
type State = { kind: 'none' | 'asking' | 'ended' } | { kind: 'running'; session: ChatSession };

export interface ChatSessionState {
  state: State;
  /** One that has begun, its times by this device's clock (`newSession`). */
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
    if (session) return { kind: 'running', session };
    return { kind: typeof BroadcastChannel === 'function' ? 'asking' : 'none' };
  });
  const asks = state.kind === 'asking';
  useEffect(() => {
    if (!asks) return undefined;
    const left = new AbortController();
    void findChat(runtime, left.signal).then((session) => {
      if (left.signal.aborted) return;
      if (session) keepSession(runtime, session);
      setState(session ? { kind: 'running', session } : { kind: 'none' });
    });
    return () => left.abort();
  }, [asks, runtime]);

  const begin = useCallback(
    (session: ChatSession) => {
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

  // Another tab begins one while this one has its form open.
  const isFree = state.kind === 'none';
  useEffect(() => {
    if (!isFree) return undefined;
    const tabs = createTabs(runtime);
    tabs.subscribe((message) => {
      if (message.type === 'session' && message.session.mode !== 'chatbot') begin(message.session);
    });
    return tabs.close;
  }, [isFree, runtime, begin]);

  const session = state.kind === 'running' && state.session.mode !== 'chatbot' ? state.session : undefined;
  useEffect(() => {
    if (!session) return undefined;
    const timer = setTimeout(
      () => {
        // It may have been renewed meanwhile.
        const kept = storedSession(runtime);
        if (kept && kept.token !== session.token) setState({ kind: 'running', session: kept });
        else end();
      },
      Math.min(remainingMs(session, runtime.now()), MAX_TIMER_MS),
    );
    return () => clearTimeout(timer);
  }, [session, end, runtime]);

  return { state, begin, end, reset };
}
