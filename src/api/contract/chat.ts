import { string } from 'yup';
import { CHAT_MODES } from '#src/domain/application/applicationEnums.ts';
import { endpoint } from './endpoint.ts';
import { email, filled, maybeText, object, text } from './schemas.ts';

const initBody = object({
  applicationUuid: maybeText(),
  tag: maybeText(),
  skill: maybeText(),
  welcomeMessage: maybeText(),
  pageUrl: maybeText(),
  chatMode: string().oneOf(CHAT_MODES).nullable(),
  identity: object({ friendlyName: filled().max(128), emailAddress: email().max(128) }),
  org: filled(),
  nonce: maybeText(),
});

export const chatSessionSchema = object({
  friendlyName: text(),
  emailAddress: text(),
  token: filled(),
  conversationSid: filled(),
  /** ISO time */
  expiration: text(),
  omniProxyChannelId: maybeText(),
  initialMessage: maybeText(),
}).required();

export const initOmniChat = endpoint({
  method: 'POST',
  path: '/service-omni-proxy/insecure/api/v1/stream/init-web-chat',
  once: false,
  summary: 'Starts a chat. 409 "closed" outside operating hours.',
  source: 'docs/rules.md#chat-sessions',
  auth: 'none',
  unauthorized: 'reject',
  body: initBody,
  response: chatSessionSchema,
});
