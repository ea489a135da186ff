import { defineCopy } from '#src/brand/copy.tsx';

export const copy = defineCopy('chat/assistant', {
  heading: 'Ask our assistant',
  away: 'Our agents are away right now. The assistant is a computer program that answers common questions.',
  here: 'Our agents are here now. The assistant is a computer program that answers common questions.',
  private: 'Do not send your Social Security number or account numbers in the chat.',
  person: 'Talk to a person',
});
