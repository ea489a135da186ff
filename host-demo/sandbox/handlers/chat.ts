import type * as chatAssistant from '#src/api/contract/chatAssistant.ts';
import type * as chatFiles from '#src/api/contract/chatFiles.ts';
import { CHAT_TOKEN_HEADER } from '#src/api/contract/chatFiles.ts';
import type * as chatHistory from '#src/api/contract/chatHistory.ts';
import type * as chatProof from '#src/api/contract/chatProof.ts';
import type * as chatRunning from '#src/api/contract/chatRunning.ts';
import type * as chatStart from '#src/api/contract/chatStart.ts';
import type { initOmniChat } from '#src/api/contract/chatStart.ts';
import type * as chatSurvey from '#src/api/contract/chatSurvey.ts';
import type { ResponseOf } from '#src/api/contract/endpoint.ts';
import { fileRefusal } from '../chat/files.ts';
import type { ChatSettings } from '../chat/settings.ts';
import { STAFF } from '../chat/staff.ts';
import { type ChatToken, customerIdOf } from '../chat/tokens.ts';
import { TWILSOCK_PATH } from '../chat/twilsock/twilsock.ts';
import { isDepartmentOpen } from '../hours.ts';
import { conflict, HttpError, notFound } from '../http/errors.ts';
import type { Services } from '../services.ts';
import type { Call, HandlersOf } from './types.ts';

const ASSISTANT_TOKEN_MS = 10 * 60_000;
/** For so long after its end a token still gets another one: a phone may have slept. */
const REFRESHABLE_MS = 30 * 60_000;

/** A chat that goes on with the assistant names the conversation it was. */
const CONTINUED = /^chatbot:(.+)$/;

const NAMED = /^agent-/;

type Start = Pick<Call<typeof initOmniChat>, 'body' | 'org' | 'services' | 'request'>;
type Session = ResponseOf<typeof initOmniChat>;

const timesOf = ({ token, issuedAt, expiresAt }: ChatToken) => ({
  token,
  expiration: new Date(expiresAt).toISOString(),
  issuedAt: new Date(issuedAt).toISOString(),
});

/** As a server answers it that forgets something. The contract would not let that pass. */
const LACKED = {
  token: 'token',
  channel: 'omniProxyChannelId',
  id: 'conversationSid',
  contact: 'contactId',
} as const satisfies Record<ChatSettings['lacking'][number], keyof Session>;
function lacking(session: Session, { lacking: left }: ChatSettings): Session {
  if (left.length === 0) return session;
  const names: readonly string[] = left.map((name) => LACKED[name]);
  const rest = Object.entries(session).filter(([name]) => !names.includes(name));
  throw new HttpError(200, Object.fromEntries(rest));
}

async function startWithAgents({ body, org, services, request }: Start): Promise<Session> {
  const { chat, assistant } = services;
  if (!isDepartmentOpen(services, 'OPS_CHAT', org)) throw conflict('closed');
  const skill = body.skill ?? '';
  const wanted = STAFF.find(({ chatId }) => chatId === skill)?.name;
  if (NAMED.test(skill) && !wanted) throw notFound('User not found');
  const [, asked] = CONTINUED.exec(body.tag ?? '') ?? [];
  const settings = chat.settings.get();
  const mode = body.chatMode === 'chatbot' ? null : body.chatMode;
  const { conversation, ...token } = await chat.start({
    org,
    mode: mode ?? settings.mode,
    friendlyName: body.identity?.friendlyName ?? '',
    emailAddress: body.identity?.emailAddress ?? '',
    applicationUuid: body.applicationUuid ?? null,
    tag: body.tag ?? null,
    handOver: asked && settings.handsOver ? await assistant.history(asked) : [],
    identityUuid: chat.nonces.check(body.nonce) ?? null,
    ...(wanted && { wanted }),
  });
  const { id, channelId, contactId, friendlyName, emailAddress } = conversation;
  const session = {
    ...timesOf(token),
    friendlyName,
    emailAddress,
    conversationSid: id,
    omniProxyChannelId: channelId,
    contactId,
    initialMessage: null,
    stream: {
      apiKey: 'sandbox',
      userId: customerIdOf(id),
      channelType: 'messaging',
      channelId: id,
      baseUrl: new URL('/chat/stream', request.url).href,
    },
    twilio: { region: null, uri: new URL(TWILSOCK_PATH, request.url).href.replace(/^http/, 'ws') },
  };
  return lacking(session, settings);
}

function startWithAssistant({ body, services: { chat, newId } }: Start): Session {
  const [, continued] = CONTINUED.exec(body.tag ?? '') ?? [];
  const conversationSid = continued || newId();
  return {
    ...timesOf(chat.tokens.issue(conversationSid, ASSISTANT_TOKEN_MS)),
    friendlyName: body.identity?.friendlyName ?? '',
    emailAddress: body.identity?.emailAddress ?? '',
    conversationSid,
    omniProxyChannelId: null,
    contactId: null,
    initialMessage: null,
  };
}

/** Whose chat it is that a token is of: over is 401, and of another chat or none 403. */
function requireToken(
  { tokens }: Services['chat'],
  token: string | null | undefined,
  conversationSid: string,
): void {
  const found = tokens.check(token ?? undefined);
  if (found.kind === 'bad' || found.conversationId !== conversationSid)
    throw new HttpError(403, { message: 'invalid token' });
  if (found.kind === 'expired') throw new HttpError(401, { message: 'expired token' });
}

export const chatHandlers = {
  initWebChat: startWithAgents,
  initOmniChat: (call) =>
    call.body.chatMode === 'chatbot' ? startWithAssistant(call) : startWithAgents(call),
  refreshChatToken({ body, services: { chat, clock } }) {
    const { tokens, conversations, lines, settings } = chat;
    const found = tokens.check(body.token);
    if (found.kind === 'bad') throw new HttpError(403, { message: 'invalid token' });
    const { conversationId } = found;
    return lines.call(conversationId, 'token', () => {
      const isLate = found.kind === 'expired' && clock.now() - found.expiresAt > REFRESHABLE_MS;
      if (isLate || tokens.isRefused(conversationId)) throw new HttpError(401, { message: 'expired token' });
      const isOver = conversations.find(conversationId)?.state === 'closed';
      if (isOver) throw new HttpError(403, { message: 'closed' });
      return timesOf(tokens.issue(conversationId, settings.get().tokenMs));
    });
  },
  getWebChatInfo({ body, services: { chat } }) {
    const found = chat.conversations.findByChannel(body.omniProxyChannelId);
    if (!found) throw notFound('There is no such channel');
    return { contactId: chat.settings.get().lacking.includes('contact') ? null : found.contactId };
  },
  authenticateWebChat: ({ me, services: { chat } }) => ({ nonce: chat.nonces.issue(me.uuid) }),
  refreshWebChat({ query, me, services: { chat } }) {
    if (chat.nonces.check(query.nonce) !== me.uuid) throw new HttpError(403, { message: 'invalid nonce' });
    return { nonce: chat.nonces.issue(me.uuid) };
  },
  async endWebChat({ body, services: { chat } }) {
    const { conversationSid, token } = body;
    const found = chat.tokens.check(token);
    if (found.kind === 'bad' || found.conversationId !== conversationSid)
      throw new HttpError(403, { message: 'invalid token' });
    // One with the assistant is of no agent.
    if (chat.conversations.find(conversationSid)) await chat.conversations.close(conversationSid, 'customer');
    return {};
  },
  async postChatSurvey({ body, services: { chat } }) {
    const { conversationSid, reason, additionalInformation = null } = body;
    await chat.conversations.survey(conversationSid, { reason, additionalInformation });
    return {};
  },
  async postChatFile({ params: { conversationSid }, request, services: { chat } }) {
    requireToken(chat, request.headers.get(CHAT_TOKEN_HEADER), conversationSid);
    const type = request.headers.get('content-type') ?? '';
    const bytes = new Uint8Array(await request.arrayBuffer());
    return chat.lines.call(conversationSid, 'upload', async () => {
      const refusal = fileRefusal(type, bytes.byteLength);
      if (refusal) throw new HttpError(refusal, { errors: ['This file is not taken'] });
      const { id } = await chat.conversations.keepFile(conversationSid, { name: '', type, bytes });
      return { id };
    });
  },
  async getChatFile({ params: { conversationSid, fileId }, request, services: { chat } }) {
    requireToken(chat, request.headers.get(CHAT_TOKEN_HEADER), conversationSid);
    const file = await chat.conversations.readFile(conversationSid, fileId);
    if (!file) throw notFound('There is no such file');
    return file;
  },
  getChatHistory: ({ params: { conversationId }, services: { assistant, chat } }) =>
    chat.lines.call(conversationId, 'page', async () => ({
      messages: await assistant.history(conversationId),
    })),
  async chatWithAutobot({ body: { conversationId, message }, services: { assistant, chat } }) {
    await chat.wait(chat.settings.get().botDelayMs);
    return chat.lines.call(conversationId, 'send', () => assistant.ask(conversationId, message));
  },
  async setChatReplyUsedWithFeedback({ body, services }) {
    if (!(await services.assistant.rate(body.conversationId, body.questionId, body.rating)))
      throw notFound('There is no such reply');
    return {};
  },
} satisfies HandlersOf<
  typeof chatAssistant &
    typeof chatFiles &
    typeof chatHistory &
    typeof chatProof &
    typeof chatRunning &
    typeof chatStart &
    typeof chatSurvey
>;
