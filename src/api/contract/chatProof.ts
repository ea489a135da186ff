import { endpoint } from './endpoint.ts';
import { object, requiredText } from './schemas.ts';

const WEBCHAT = '/service-csp/customer/secure/api/v1/webchat';

/** A proof that the person of a chat is the one who is signed in; it is good for some minutes. */
const nonceAnswer = () => object({ nonce: requiredText() }).required();

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
  query: () => object({ nonce: requiredText() }),
  response: nonceAnswer,
});
