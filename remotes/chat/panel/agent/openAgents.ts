import type { Runtime } from '#src/platform/runtime.ts';
import { createConversation, type RunningConversation } from '../../conversation/createConversation.ts';
import { createKeptOutbox } from '../../conversation/keptOutbox.ts';
import type { Held } from '../../held.ts';
import { type ChatSession, storedSession } from '../../session/storedSession.ts';
import { TRANSPORTS } from '../../transports/registry.ts';

const transportOf = ({ mode }: ChatSession) => (mode === 'chatbot' ? undefined : TRANSPORTS[mode]);

export const hasTransport = (session: ChatSession): boolean => transportOf(session) !== undefined;

async function begin(runtime: Runtime, session: ChatSession): Promise<RunningConversation> {
  const { api, now, urls } = runtime;
  const load = transportOf(session);
  if (!load) throw new Error(`This release has no chat by ${session.mode}`);
  const create = await load();
  const input = { session, api, now, endpoints: { api: urls.apiBaseUrl() } };
  const conversation = createConversation({
    outbox: createKeptOutbox(runtime),
    open: (emit) => create(input, emit),
  });
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
  if (session && hasTransport(session)) await openAgents(runtime, held, session).catch(() => {});
}
