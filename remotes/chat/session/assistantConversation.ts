import { initOmniChat } from '#src/api/contract/chatStart.ts';
import { newUuid } from '#src/platform/newUuid.ts';
import type { Runtime } from '#src/platform/runtime.ts';
import { createConversation, type RunningConversation } from '../conversation/createConversation.ts';
import { createKeptOutbox } from '../conversation/keptOutbox.ts';
import { ASSISTANT } from '../conversation/left.ts';
import { createChatbot } from '../transports/chatbot/chatbot.ts';
import { type ChatSession, newSession, remainingMs, storedSession } from './storedSession.ts';

interface AssistantInput {
  /** Where on the page's site it is asked. */
  where(): { applicationId: string | null; pageUrl: string };
  /** Who is signed in, where that is proved. */
  nonce(): string | undefined;
  /** It has begun, or was begun again under the same id. */
  onBegun(session: ChatSession): void;
}

/** The conversation with the assistant that this tab has, or a new one: it begins with the first question. */
export function openAssistantConversation(
  runtime: Runtime,
  { where, nonce, onBegun }: AssistantInput,
): RunningConversation {
  const { api, org, now } = runtime;
  let session = storedSession(runtime, 'chatbot');
  const visitorId = session?.visitorId ?? newUuid();
  const isOver = () => session !== undefined && remainingMs(session, now()) === 0;
  return createConversation({
    outbox: createKeptOutbox(runtime, ASSISTANT),
    open: (emit) =>
      createChatbot(
        {
          api,
          visitorId,
          conversation: () => session && { id: session.conversationSid, isOver: isOver() },
          askedAt: () => ({ ...where(), organization: org(), nonce: nonce() }),
          async begin(signal) {
            const { applicationId, pageUrl } = where();
            const answer = await api.call(initOmniChat, {
              body: {
                applicationUuid: applicationId,
                pageUrl,
                chatMode: 'chatbot',
                identity: null,
                org: org(),
                nonce: nonce() ?? null,
                ...(session && { tag: `chatbot:${session.conversationSid}` }),
              },
              signal,
            });
            session = newSession({ ...answer, mode: 'chatbot', visitorId }, now());
            onBegun(session);
            return session.conversationSid;
          },
        },
        emit,
      ),
  });
}
