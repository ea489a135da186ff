import { defineCopy } from '#src/brand/copy.tsx';

export const copy = defineCopy('chat/ended', {
  heading: 'Thanks for chatting with us!',
  again: 'Start a new chat',
});
