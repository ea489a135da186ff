import type { getChatHistory } from '#src/api/contract/chatHistory.ts';
import type { ResponseOf } from '#src/api/contract/endpoint.ts';
import type { WireMessage } from '../port.ts';

export type Said = ResponseOf<typeof getChatHistory>['messages'][number];

/** Who asks, as the API names them. */
export const SENDER = 'USER';

/** A message of the history as the view shows it. */
export const wireOf = ({ id, position, senderType, message, createdAt, questionId }: Said): WireMessage => ({
  id,
  order: { major: position, minor: id },
  from: senderType === SENDER ? 'me' : 'bot',
  at: createdAt,
  text: message,
  ...(questionId && { replyId: questionId }),
});
