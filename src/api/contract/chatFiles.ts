import { string } from 'yup';
import { endpoint } from './endpoint.ts';
import { object, requiredText } from './schemas.ts';

const FILES = '/service-omni-proxy/insecure/api/v1/stream/files/{conversationSid}';

/** Says whose file it is: the token of the chat, which is no login. */
export const CHAT_TOKEN_HEADER = 'X-Chat-Token';

export const postChatFile = endpoint({
  method: 'POST',
  path: FILES,
  summary:
    'Takes a file for a message of a chat. 413 for what is larger than 16 MB, 415 for a kind that is not taken.',
  source: 'docs/rules.md#messages-of-a-chat',
  auth: 'none',
  unauthorized: 'reject',
  bodyKind: 'bytes',
  // What it is called goes with the message. One that no message names is forgotten with the chat.
  idempotencyKey: false,
  response: () => object({ id: requiredText() }).required(),
});

export const getChatFile = endpoint({
  method: 'GET',
  path: `${FILES}/{fileId}`,
  summary: 'A file of a chat.',
  source: 'docs/rules.md#messages-of-a-chat',
  auth: 'none',
  unauthorized: 'reject',
  responseKind: 'binary',
  response: string,
});
