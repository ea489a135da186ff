import type * as topic from '#src/api/contract/chat.ts';
import { isDepartmentOpen } from '../hours.ts';
import { conflict, notFound } from '../http/errors.ts';
import type { HandlersOf } from './types.ts';

/** How long a token lasts, by who answers. */
const AGENT_TOKEN_MS = 6 * 60 * 60_000;
const ASSISTANT_TOKEN_MS = 10 * 60_000;

/** A chat that goes on with the assistant names the conversation it was. */
const CONTINUED = /^chatbot:(.+)$/;

export const chatHandlers = {
  initOmniChat({ body, org, services }) {
    const isAssistant = body.chatMode === 'chatbot';
    if (!isAssistant && !isDepartmentOpen(services, 'OPS_CHAT', org)) throw conflict('closed');
    const [, continued] = CONTINUED.exec(body.tag ?? '') ?? [];
    const lasts = isAssistant ? ASSISTANT_TOKEN_MS : AGENT_TOKEN_MS;
    return {
      friendlyName: body.identity?.friendlyName ?? '',
      emailAddress: body.identity?.emailAddress ?? '',
      token: services.newId(),
      conversationSid: (isAssistant && continued) || services.newId(),
      expiration: new Date(services.clock.now() + lasts).toISOString(),
      omniProxyChannelId: services.newId(),
      initialMessage: null,
    };
  },
  getChatHistory: async ({ params, services }) => ({
    messages: await services.assistant.history(params.conversationId),
  }),
  chatWithAutobot: ({ body, services }) => services.assistant.ask(body.conversationId, body.message),
  async setChatReplyUsedWithFeedback({ body, services }) {
    if (!(await services.assistant.rate(body.conversationId, body.questionId, body.rating)))
      throw notFound('There is no such reply');
    return {};
  },
} satisfies HandlersOf<typeof topic>;
