import { useEffect, useState } from 'react';
import { initOmniChat } from '#src/api/contract/chat.ts';
import { newUuid } from '#src/platform/newUuid.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { useLatest } from '#src/platform/useLatest.ts';
import { createConversation, type RunningConversation } from '../../conversation/createConversation.ts';
import { createKeptOutbox } from '../../conversation/keptOutbox.ts';
import { newSession, remainingMs, storedSession } from '../../session/storedSession.ts';
import { useNonce } from '../../session/useNonce.ts';
import { createChatbot } from '../../transports/chatbot/chatbot.ts';
import { useWhere } from '../../useWhere.ts';
import { useConversation } from '../ChatContext.ts';

/** There is one at a time. */
const ASSISTANT = 'chatbot';

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
    const { api, org, now } = runtime;
    let session = storedSession(runtime, 'chatbot');
    const visitorId = session?.visitorId ?? newUuid();
    const isOver = () => session !== undefined && remainingMs(session, now()) === 0;
    return createConversation({
      outbox: createKeptOutbox(runtime),
      open: (emit) =>
        createChatbot(
          {
            api,
            visitorId,
            conversation: () => session && { id: session.conversationSid, isOver: isOver() },
            askedAt: () => ({
              ...latest.current.where(),
              organization: org(),
              nonce: latest.current.nonce(),
            }),
            async begin(signal) {
              const { applicationId, pageUrl } = latest.current.where();
              const answer = await api.call(initOmniChat, {
                body: {
                  applicationUuid: applicationId,
                  pageUrl,
                  chatMode: 'chatbot',
                  identity: null,
                  org: org(),
                  nonce: latest.current.nonce() ?? null,
                  ...(session && { tag: `chatbot:${session.conversationSid}` }),
                },
                signal,
              });
              session = newSession({ ...answer, mode: 'chatbot', visitorId }, now());
              latest.current.begin(session);
              return session.conversationSid;
            },
          },
          emit,
        ),
    });
  }

  // What was said before a reload, or meanwhile.
  useEffect(() => conversation.tell({ type: 'opened' }), [conversation]);
  return conversation;
}
