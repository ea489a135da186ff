import { defineCopy } from '#src/brand/copy.tsx';

export const copy = defineCopy('chat/ended', {
  heading: 'Thanks for chatting with us!',
  'me-ended': 'You have ended this chat.',
  'agent-ended': 'The agent has ended this chat.',
  'system-ended': 'This chat has ended.',
  frozen: 'This chat was closed, and nothing more can be written in it.',
  expired: 'This chat was open for too long and has ended.',
  unsent: 'What you wrote and did not send',
  take: 'Take it to a new chat',
  again: 'Start a new chat',
  survey: 'Tell us how it went',
  surveyed: 'Thanks for telling us how it went.',
  save: 'Save this chat',
  file: '{brand} chat {date}',
});
