import { string } from 'yup';
import { CHAT_MODES } from '#src/domain/application/applicationEnums.ts';
import { endpoint } from './endpoint.ts';
import { amount, email, emptyAnswer, list, maybeText, object, requiredText, text } from './schemas.ts';

const initBody = object({
  applicationUuid: maybeText(),
  tag: maybeText(),
  skill: maybeText(),
  welcomeMessage: maybeText(),
  pageUrl: maybeText(),
  chatMode: string().oneOf(CHAT_MODES).nullable(),
  /** The assistant asks nobody who they are. */
  identity: object({ friendlyName: requiredText().max(128), emailAddress: email().max(128) })
    .nullable()
    .when('chatMode', ([mode], schema) => (mode === 'chatbot' ? schema.optional() : schema.nonNullable())),
  org: requiredText(),
  nonce: maybeText(),
});

export const chatSessionSchema = object({
  friendlyName: text(),
  emailAddress: text(),
  token: requiredText(),
  conversationSid: requiredText(),
  /** ISO time */
  expiration: text(),
  omniProxyChannelId: maybeText(),
  initialMessage: maybeText(),
}).required();

export const initOmniChat = endpoint({
  method: 'POST',
  path: '/service-omni-proxy/insecure/api/v1/stream/init-web-chat',
  summary:
    'Starts a chat. 409 "closed" outside operating hours, when no agent is there; the assistant always is.',
  source: 'docs/rules.md#chat-sessions',
  auth: 'none',
  unauthorized: 'reject',
  body: initBody,
  response: chatSessionSchema,
});

const ASSISTANT = '/service-chat-chatbot/external/api/v1/message';

/** Of a conversation with the assistant, by its place in it. */
const saidSchema = object({
  id: requiredText(),
  /** From 0, without holes. */
  position: amount(),
  senderType: text(),
  message: text(),
  /** ISO time */
  createdAt: text(),
  /** Of a reply: what it is rated by. */
  questionId: maybeText(),
});

export const getChatHistory = endpoint({
  method: 'GET',
  path: `${ASSISTANT}/getChatHistory/{conversationId}`,
  summary: 'The last 20 messages of a conversation with the assistant, oldest first.',
  source: 'docs/rules.md#the-assistant',
  auth: 'none',
  unauthorized: 'reject',
  response: object({ messages: list(saidSchema) }).required(),
});

export const chatWithAutobot = endpoint({
  method: 'POST',
  path: `${ASSISTANT}/chatWithAutobot`,
  // A question that is asked twice is answered twice: what became of one is read from the history.
  idempotencyKey: false,
  summary: 'Asks the assistant; answers the question as it is kept, and the reply.',
  source: 'docs/rules.md#the-assistant',
  auth: 'none',
  unauthorized: 'reject',
  body: object({
    applicationId: maybeText(),
    conversationId: requiredText(),
    message: requiredText(),
    nonce: maybeText(),
    organization: requiredText(),
    pageUrl: maybeText(),
    /** The conversation's visitor; never an email address. */
    senderId: requiredText(),
    senderType: requiredText(),
    tag: maybeText(),
  }),
  response: object({ question: saidSchema, reply: saidSchema }).required(),
});

export const setChatReplyUsedWithFeedback = endpoint({
  method: 'POST',
  path: `${ASSISTANT}/setChatReplyUsedWithFeedback`,
  summary: 'Whether a reply of the assistant helped; the last word counts.',
  source: 'docs/rules.md#the-assistant',
  auth: 'none',
  unauthorized: 'reject',
  body: object({
    questionId: requiredText(),
    conversationId: requiredText(),
    responseToCustomer: maybeText(),
    feedbackMessage: maybeText(),
    rating: amount(),
    senderEmail: maybeText(),
    senderType: requiredText(),
    nonce: maybeText(),
  }),
  response: emptyAnswer(),
});
