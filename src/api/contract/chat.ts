import { string } from 'yup';
import { CHAT_MODES } from '#src/domain/application/applicationEnums.ts';
import { chatSessionSchema } from './chatSession.ts';
import { endpoint } from './endpoint.ts';
import { amount, email, emptyAnswer, list, maybeText, object, requiredText, text } from './schemas.ts';

const startBody = object({
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

/** Where it is asked from and who is proved may be other ones after a reload: it is the same start all the same. */
const START_KEYED_BY = ['identity', 'chatMode', 'org'] as const;

export const initWebChat = endpoint({
  method: 'POST',
  path: '/service-csp/external/api/v1/twilio/initWebChat',
  summary: 'Starts a chat with agents of the provider that CSP names. 409 "closed" outside operating hours.',
  source: 'docs/rules.md#chat-sessions',
  auth: 'none',
  unauthorized: 'reject',
  body: startBody,
  keyedBy: START_KEYED_BY,
  response: chatSessionSchema,
});

export const initOmniChat = endpoint({
  method: 'POST',
  path: '/service-omni-proxy/insecure/api/v1/stream/init-web-chat',
  summary:
    'Starts a chat. 409 "closed" outside operating hours, when no agent is there; the assistant always is.',
  source: 'docs/rules.md#chat-sessions',
  auth: 'none',
  unauthorized: 'reject',
  body: startBody,
  keyedBy: START_KEYED_BY,
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

const CSP = '/service-csp/external/api/v1/twilio';

export const refreshChatToken = endpoint({
  method: 'POST',
  path: `${CSP}/refreshToken`,
  // A second one is a second token, and both are good.
  idempotencyKey: false,
  summary: 'A token that lasts again, for one that still does. 401 or 403 ends the session.',
  source: 'docs/rules.md#chat-sessions',
  auth: 'none',
  unauthorized: 'reject',
  body: object({ token: requiredText() }),
  response: object({
    token: requiredText(),
    /** ISO time */
    expiration: text(),
    /** ISO time of the answer. */
    issuedAt: maybeText(),
  }).required(),
});

export const getWebChatInfo = endpoint({
  method: 'POST',
  path: `${CSP}/web-chat-info`,
  // It changes nothing.
  idempotencyKey: false,
  summary: 'Who the agents’ side says the person of a channel is.',
  source: 'docs/rules.md#chat-sessions',
  auth: 'none',
  unauthorized: 'reject',
  body: object({ omniProxyChannelId: requiredText() }),
  response: object({ contactId: maybeText() }).required(),
});

const WEBCHAT = '/service-csp/customer/secure/api/v1/webchat';

/** A proof that the person of a chat is the one who is signed in; it is good for some minutes. */
const nonceAnswer = object({ nonce: requiredText() }).required();

export const authenticateWebChat = endpoint({
  method: 'POST',
  path: `${WEBCHAT}/authenticate`,
  // A second one is a second proof.
  idempotencyKey: false,
  summary: 'A nonce that says in a chat who is signed in.',
  source: 'docs/rules.md#chat-sessions',
  unauthorized: 'reject',
  response: nonceAnswer,
});

export const refreshWebChat = endpoint({
  method: 'PUT',
  path: `${WEBCHAT}/refresh`,
  idempotencyKey: false,
  summary: 'The nonce after the one that is given.',
  source: 'docs/rules.md#chat-sessions',
  unauthorized: 'reject',
  query: object({ nonce: requiredText() }),
  response: nonceAnswer,
});

const OMNI = '/service-omni-proxy/insecure/api/v1/stream';

export const endWebChat = endpoint({
  method: 'POST',
  path: `${OMNI}/end-web-chat`,
  // It has ended or it ends.
  idempotencyKey: false,
  summary: 'The person ends their chat: agents no longer wait for them.',
  source: 'docs/rules.md#chat-sessions',
  auth: 'none',
  unauthorized: 'reject',
  body: object({ conversationSid: requiredText(), token: requiredText() }),
  response: emptyAnswer(),
});

export const postChatSurvey = endpoint({
  method: 'POST',
  path: `${OMNI}/survey`,
  summary: 'What a person says of a chat that has ended, once.',
  source: 'docs/rules.md#chat-sessions',
  auth: 'none',
  unauthorized: 'reject',
  body: object({
    conversationSid: requiredText(),
    reason: requiredText(),
    additionalInformation: string().max(140).nullable(),
  }),
  response: emptyAnswer(),
});

/** Says whose file it is: the token of the chat, which is no login. */
export const CHAT_TOKEN_HEADER = 'X-Chat-Token';

export const postChatFile = endpoint({
  method: 'POST',
  path: `${OMNI}/files/{conversationSid}`,
  summary:
    'Takes a file for a message of a chat. 413 for what is larger than 16 MB, 415 for a kind that is not taken.',
  source: 'docs/rules.md#messages-of-a-chat',
  auth: 'none',
  unauthorized: 'reject',
  bodyKind: 'bytes',
  // What it is called goes with the message. One that no message names is forgotten with the chat.
  idempotencyKey: false,
  response: object({ id: requiredText() }).required(),
});

export const getChatFile = endpoint({
  method: 'GET',
  path: `${OMNI}/files/{conversationSid}/{fileId}`,
  summary: 'A file of a chat.',
  source: 'docs/rules.md#messages-of-a-chat',
  auth: 'none',
  unauthorized: 'reject',
  responseKind: 'binary',
  response: string(),
});
