import { defineCopy } from '#src/brand/copy.tsx';

export const copy = defineCopy('chat', {
  title: 'Chat',
  launcher: 'Chat with us',
  launcherUnread: {
    one: 'Chat with us, {count} new message',
    other: 'Chat with us, {count} new messages',
  },
  unread: { one: '{count} new chat message', other: '{count} new chat messages' },
  many: '9+',
  panel: 'Chat with {brand}',
  close: 'Close chat',
  phone: 'Prefer to talk? Call {phone}.',
  unavailable: 'You cannot chat with an agent here. You can call {phone} or write to {email}.',
  failed: 'The chat could not be loaded.',
  again: 'Try again',
});
