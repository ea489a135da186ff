import { string } from 'yup';
import { CHAT_MODES } from '#src/domain/application/applicationEnums.ts';
import { chatSessionSchema } from './chatSession.ts';
import { endpoint } from './endpoint.ts';
import { email, maybeText, object, requiredText } from './schemas.ts';

const startBody = () =>
  object({
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

export const getWebChatInfo = endpoint({
  method: 'POST',
  path: '/service-csp/external/api/v1/twilio/web-chat-info',
  // It changes nothing.
  idempotencyKey: false,
  summary: 'Who the agents’ side says the person of a channel is.',
  source: 'docs/rules.md#chat-sessions',
  auth: 'none',
  unauthorized: 'reject',
  body: () => object({ omniProxyChannelId: requiredText() }),
  response: () => object({ contactId: maybeText() }).required(),
});
