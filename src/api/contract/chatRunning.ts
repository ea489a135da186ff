import { endpoint } from './endpoint.ts';
import { emptyAnswer, maybeText, object, requiredText, text } from './schemas.ts';

export const refreshChatToken = endpoint({
  method: 'POST',
  path: '/service-csp/external/api/v1/twilio/refreshToken',
  // A second one is a second token, and both are good.
  idempotencyKey: false,
  summary: 'A token that lasts again, for one that still does. 401 or 403 ends the session.',
  source: 'docs/rules.md#chat-sessions',
  auth: 'none',
  unauthorized: 'reject',
  body: () => object({ token: requiredText() }),
  response: () =>
    object({
      token: requiredText(),
      /** ISO time */
      expiration: text(),
      /** ISO time of the answer. */
      issuedAt: maybeText(),
    }).required(),
});

export const endWebChat = endpoint({
  method: 'POST',
  path: '/service-omni-proxy/insecure/api/v1/stream/end-web-chat',
  // It has ended or it ends.
  idempotencyKey: false,
  summary: 'The person ends their chat: agents no longer wait for them.',
  source: 'docs/rules.md#chat-sessions',
  auth: 'none',
  unauthorized: 'reject',
  body: () => object({ conversationSid: requiredText(), token: requiredText() }),
  response: emptyAnswer,
});
