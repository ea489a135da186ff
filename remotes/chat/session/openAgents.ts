import type { Runtime } from '#src/platform/runtime.ts';
import type { RunningConversation } from '../conversation/createConversation.ts';
import type { Held } from '../held.ts';
import { hasMode } from '../transports/registry.ts';
import { openAgentConversation } from './agentConversation.ts';
import { type ChatSession, storedSession } from './storedSession.ts';

async function begin(runtime: Runtime, session: ChatSession): Promise<RunningConversation> {
  const conversation = await openAgentConversation(runtime, session);
  conversation.tell({ type: 'opened' });
  return conversation;
}

/** The conversation of a session with agents; its mode is loaded first. */
export const openAgents = (runtime: Runtime, held: Held, session: ChatSession): Promise<unknown> =>
  held.open(session.conversationSid, () => begin(runtime, session));

/** Goes on with what this tab has, so that messages are noticed while the panel is closed. */
export async function resume(runtime: Runtime, held: Held): Promise<void> {
  const session = storedSession(runtime);
  // The panel, if it is open, says what is wrong.
  if (session && hasMode(session.mode)) await openAgents(runtime, held, session).catch(() => {});
}
