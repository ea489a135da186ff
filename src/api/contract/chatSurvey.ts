import { string } from 'yup';
import { endpoint } from './endpoint.ts';
import { emptyAnswer, object, requiredText } from './schemas.ts';

export const postChatSurvey = endpoint({
  method: 'POST',
  path: '/service-omni-proxy/insecure/api/v1/stream/survey',
  summary: 'What a person says of a chat that has ended, once.',
  source: 'docs/rules.md#chat-sessions',
  auth: 'none',
  unauthorized: 'reject',
  body: () =>
    object({
      conversationSid: requiredText(),
      reason: requiredText(),
      additionalInformation: string().max(140).nullable(),
    }),
  response: emptyAnswer,
});
