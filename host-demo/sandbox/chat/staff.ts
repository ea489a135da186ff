/** Whom a chat can be sent to; the last one is known and not there. */
export const STAFF = [
  { name: 'Maria', chatId: 'agent-maria' },
  { name: 'Jonas', chatId: 'agent-jonas' },
  { name: 'Priya', chatId: null },
];
