import { ApiError } from '#src/api/client/apiError.ts';
import type { Api } from '#src/api/client/createApi.ts';
import { chatWithAutobot, setChatReplyUsedWithFeedback } from '#src/api/contract/chatAssistant.ts';
import { getChatHistory } from '#src/api/contract/chatHistory.ts';
import {
  type Emit,
  SendError,
  type SendOutcome,
  type Sought,
  type Transport,
  type WireMessage,
} from '../port.ts';
import { type Said, SENDER, wireOf } from './wire.ts';

/** What the assistant is told of where it is asked. */
export interface AskedAt {
  applicationId: string | null;
  organization: string;
  /** Without what may be about a person. */
  pageUrl: string;
  /** Who is signed in, where that is proved. */
  nonce?: string | undefined;
}

interface ChatbotInput {
  api: Api;
  /** Once there is one; when its time is over, it is begun again under the same id. */
  conversation(): { id: string; isOver: boolean } | undefined;
  /** Begins it, or begins it again. @returns its id */
  begin(signal: AbortSignal): Promise<string>;
  visitorId: string;
  askedAt(): AskedAt;
}

const TYPING_AFTER_MS = 400;
/** A question whose call was broken off, by a network or a reload, may still be on its way. */
const LATE_MS = 10_000;

/** A refusal is final; what had no answer may have been kept. */
function outcomeOf(error: unknown): SendOutcome {
  if (!(error instanceof ApiError)) return 'unknown';
  return error.code === 'rate-limited'
    ? 'not-sent'
    : error.status >= 400 && error.status < 500
      ? 'refused'
      : 'unknown';
}

/** By the server itself; a gateway does not know what becomes of what it has passed on. */
const isAnswered = (error: unknown): boolean => error instanceof ApiError && error.status === 500;
const waitOf = (error: unknown) => (error instanceof ApiError ? error.retryAfterMs : undefined);

/** The history carries no id of ours: a question that is sought is the first of its text after what was known before it. */
function identified(said: readonly Said[], sought: readonly Sought[]): WireMessage[] {
  const left = new Set(sought);
  return said.map((one) => {
    const it = [...left].find(
      ({ text, after }) => one.senderType === SENDER && one.position > after && one.message === text,
    );
    if (!it) return wireOf(one);
    left.delete(it);
    return { ...wireOf(one), clientId: it.clientId };
  });
}

/** The assistant: questions and replies over HTTP, one at a time (docs/rules.md#the-assistant). */
export function createChatbot(input: ChatbotInput, emit: Emit): Transport {
  const { api, visitorId, begin, conversation, askedAt } = input;
  return {
    mode: 'chatbot',
    can: {
      files: 0,
      typing: false,
      read: false,
      idempotentSend: false,
      exactOrder: true,
      lateMs: LATE_MS,
      rateReplies: true,
      maxText: 4000,
      maxFileBytes: 0,
    },

    async connect() {
      emit({ type: 'link', state: 'connected' });
    },

    async page(_before, sought, signal) {
      const id = conversation()?.id;
      if (id === undefined) return { messages: [], before: null };
      const { messages } = await api.call(getChatHistory, { params: { conversationId: id }, signal });
      return { messages: identified(messages, sought), before: null };
    },

    async send({ text = '' }, signal) {
      const writes = setTimeout(() => emit({ type: 'typing', on: true }), TYPING_AFTER_MS);
      try {
        const known = conversation();
        const id = known && !known.isOver ? known.id : await began(begin, signal);
        const { applicationId, organization, pageUrl, nonce } = askedAt();
        const { question, reply } = await api.call(chatWithAutobot, {
          body: {
            applicationId,
            conversationId: id,
            message: text,
            organization,
            pageUrl,
            senderId: visitorId,
            senderType: SENDER,
            ...(nonce && { nonce }),
          },
          signal,
        });
        return { message: wireOf(question), reply: wireOf(reply) };
      } catch (error) {
        if (error instanceof SendError) throw error;
        const isOver = isAnswered(error);
        throw new SendError(outcomeOf(error), true, { cause: error, isOver, waitMs: waitOf(error) });
      } finally {
        clearTimeout(writes);
        emit({ type: 'typing', on: false });
      }
    },

    async rate(replyId, vote, signal) {
      await api.call(setChatReplyUsedWithFeedback, {
        body: {
          questionId: replyId,
          conversationId: conversation()?.id ?? '',
          rating: vote === 'up' ? 1 : 0,
          senderType: SENDER,
        },
        signal,
      });
    },

    typing() {},
    read() {},
    // The next question begins it again.
    async retoken() {},
    async close() {},
  };
}

/** Where no conversation could be begun nothing was asked. */
async function began(begin: ChatbotInput['begin'], signal: AbortSignal): Promise<string> {
  try {
    return await begin(signal);
  } catch (cause) {
    const outcome = outcomeOf(cause);
    throw new SendError(outcome === 'unknown' ? 'not-sent' : outcome, false, {
      waitMs: waitOf(cause),
      cause,
    });
  }
}
