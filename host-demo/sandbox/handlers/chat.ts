import type * as topic from '#src/api/contract/chat.ts';
import type { initOmniChat } from '#src/api/contract/chat.ts';
import { isDepartmentOpen } from '../hours.ts';
import { conflict, notFound } from '../http/errors.ts';
import type { Services } from '../services.ts';
import type { Call, HandlersOf } from './types.ts';

/** How long a token lasts, by who answers. */
const AGENT_TOKEN_MS = 6 * 60 * 60_000;
const ASSISTANT_TOKEN_MS = 10 * 60_000;

/** A chat that goes on with the assistant names the conversation it was. */
const CONTINUED = /^chatbot:(.+)$/;

const fileKey = (conversationSid: string, id: string) => `chat/${conversationSid}/${id}`;

const tokenOf = ({ newId, clock }: Services, lasts: number) => ({
  token: newId(),
  expiration: new Date(clock.now() + lasts).toISOString(),
  issuedAt: new Date(clock.now()).toISOString(),
});

function start({ body, org, services }: Pick<Call<typeof initOmniChat>, 'body' | 'org' | 'services'>) {
  const isAssistant = body.chatMode === 'chatbot';
  if (!isAssistant && !isDepartmentOpen(services, 'OPS_CHAT', org)) throw conflict('closed');
  const [, continued] = CONTINUED.exec(body.tag ?? '') ?? [];
  return {
    ...tokenOf(services, isAssistant ? ASSISTANT_TOKEN_MS : AGENT_TOKEN_MS),
    friendlyName: body.identity?.friendlyName ?? '',
    emailAddress: body.identity?.emailAddress ?? '',
    conversationSid: (isAssistant && continued) || services.newId(),
    omniProxyChannelId: services.newId(),
    contactId: isAssistant ? null : services.newId(),
    initialMessage: null,
  };
}

export const chatHandlers = {
  initWebChat: start,
  initOmniChat: start,
  refreshChatToken: ({ services }) => tokenOf(services, AGENT_TOKEN_MS),
  getWebChatInfo: ({ services }) => ({ contactId: services.newId() }),
  authenticateWebChat: ({ services }) => ({ nonce: services.newId() }),
  refreshWebChat: ({ services }) => ({ nonce: services.newId() }),
  endWebChat: () => ({}),
  postChatSurvey: () => ({}),
  getChatAgents: () => ({ agents: [] }),
  async postChatFile({ params, request, services }) {
    const id = services.newId();
    const type = request.headers.get('content-type') ?? '';
    const bytes = new Uint8Array(await request.arrayBuffer());
    await services.store.putBlob(fileKey(params.conversationSid, id), { type, name: '', bytes });
    return { id };
  },
  async getChatFile({ params, services }) {
    const file = await services.store.getBlob(fileKey(params.conversationSid, params.fileId));
    if (!file) throw notFound('There is no such file');
    return file;
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
