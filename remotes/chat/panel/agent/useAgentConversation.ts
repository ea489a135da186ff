import { useEffect, useState } from 'react';
import { useRuntime } from '#src/platform/runtime.ts';
import { useExternalValue } from '#src/platform/useExternalValue.ts';
import type { RunningConversation } from '../../conversation/createConversation.ts';
import { openAgents } from '../../session/openAgents.ts';
import { hasMode } from '../../transports/registry.ts';
import { useConversation } from '../ChatContext.ts';

/** The conversation of the running session, once its mode is loaded. */
export function useAgentConversation(): {
  conversation: RunningConversation | undefined;
  /** This release has none of its mode. */
  isMissing: boolean;
  hasFailed: boolean;
  again(): void;
} {
  const runtime = useRuntime();
  const { held, state } = useConversation();
  const session = state.kind === 'running' ? state.session : undefined;
  const conversation = useExternalValue(held.subscribe, () => session && held.of(session.conversationSid));
  const [tries, setTries] = useState(0);
  const [failedTry, setFailedTry] = useState<number>();
  useEffect(() => {
    if (!session || !hasMode(session.mode)) return undefined;
    let wanted = true;
    openAgents(runtime, held, session).catch((error: unknown) => {
      runtime.reporter.error(error);
      if (wanted) setFailedTry(tries);
    });
    return () => {
      wanted = false;
    };
  }, [runtime, held, session, tries]);
  return {
    conversation,
    isMissing: session !== undefined && !hasMode(session.mode),
    hasFailed: failedTry === tries,
    again: () => setTries((before) => before + 1),
  };
}
