import { string } from 'yup';
import { CHAT_MODES } from '#src/domain/application/applicationEnums.ts';
import { endpoint } from './endpoint.ts';
import { email, maybeText, object, requiredText, text } from './schemas.ts';

const initBody = object({
  applicationUuid: maybeText(),
  tag: maybeText(),
  skill: maybeText(),
  welcomeMessage: maybeText(),
  pageUrl: maybeText(),
  chatMode: string().oneOf(CHAT_MODES).nullable(),
  identity: object({ friendlyName: requiredText().max(128), emailAddress: email().max(128) }),
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
  idempotencyKey: false,
  summary: 'Starts a chat. 409 "closed" outside operating hours.',
  source: 'docs/rules.md#chat-sessions',
  auth: 'none',
  unauthorized: 'reject',
  body: initBody,
  response: chatSessionSchema,
});
