import { defineCopy } from '#src/brand/copy.tsx';

export const copy = defineCopy('chat', {
  title: 'Chat',
  launcher: 'Chat with us',
  panel: 'Chat with {brand}',
  close: 'Close chat',
  phone: 'Prefer to talk? Call {phone}.',
  failed: 'The chat could not be loaded.',
  again: 'Try again',
});
