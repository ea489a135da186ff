import { ASSISTANT, saidSchema } from './chatHistory.ts';
import { endpoint } from './endpoint.ts';
import { amount, emptyAnswer, maybeText, object, requiredText } from './schemas.ts';

export const chatWithAutobot = endpoint({
  method: 'POST',
  path: `${ASSISTANT}/chatWithAutobot`,
  // A question that is asked twice is answered twice: what became of one is read from the history.
  idempotencyKey: false,
  summary: 'Asks the assistant; answers the question as it is kept, and the reply.',
  source: 'docs/rules.md#the-assistant',
  auth: 'none',
  unauthorized: 'reject',
  body: () =>
    object({
      applicationId: maybeText(),
      conversationId: requiredText(),
      message: requiredText(),
      nonce: maybeText(),
      organization: requiredText(),
      pageUrl: maybeText(),
      /** The conversation's visitor; never an email address. */
      senderId: requiredText(),
      senderType: requiredText(),
      tag: maybeText(),
    }),
  response: () => object({ question: saidSchema(), reply: saidSchema() }).required(),
});

export const setChatReplyUsedWithFeedback = endpoint({
  method: 'POST',
  path: `${ASSISTANT}/setChatReplyUsedWithFeedback`,
  summary: 'Whether a reply of the assistant helped; the last word counts.',
  source: 'docs/rules.md#the-assistant',
  auth: 'none',
  unauthorized: 'reject',
  body: () =>
    object({
      questionId: requiredText(),
      conversationId: requiredText(),
      responseToCustomer: maybeText(),
      feedbackMessage: maybeText(),
      rating: amount(),
      senderEmail: maybeText(),
      senderType: requiredText(),
      nonce: maybeText(),
    }),
  response: emptyAnswer,
});
