import { defineCopy } from '#src/brand/copy.tsx';

export const copy = defineCopy('chat/debug', {
  heading: 'For testing',
  agent: 'Agent',
  any: 'Whoever is there',
  mode: 'Mode',
  conversation: 'Conversation',
  channel: 'Channel',
  contact: 'Contact',
  assistant: 'Assistant’s conversation',
  user: 'User of the provider',
  expires: 'Expires',
  link: 'Connection',
});
