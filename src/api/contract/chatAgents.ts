import { endpoint } from './endpoint.ts';
import { list, maybeText, object, text } from './schemas.ts';

/** Apart from the other calls of a chat: a release has nothing of it. */
export const getChatAgents = endpoint({
  method: 'POST',
  path: '/service-omni-proxy/secure/api/v1/stream/admin/agent/onboarding/all',
  idempotencyKey: false,
  summary: 'The agents that a chat can be sent to; outside production.',
  source: 'docs/rules.md#chat-sessions',
  unauthorized: 'reject',
  response: () => object({ agents: list(object({ name: text(), chatId: maybeText() })) }).required(),
});
