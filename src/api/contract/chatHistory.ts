import { endpoint } from './endpoint.ts';
import { amount, list, maybeText, object, requiredText, text } from './schemas.ts';

export const ASSISTANT = '/service-chat-chatbot/external/api/v1/message';

/** Of a conversation with the assistant, by its place in it. */
export const saidSchema = () =>
  object({
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
  response: () => object({ messages: list(saidSchema()) }).required(),
});
