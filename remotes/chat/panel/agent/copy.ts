import { defineCopy } from '#src/brand/copy.tsx';

export const copy = defineCopy('chat/agent', {
  heading: 'Chat with an agent',
  queued: 'You are in line. An agent will join you here.',
  position: 'You are number {position} in line. An agent will join you here.',
  keeps: 'You can close this window. You keep your place, and we tell you when there is something new.',
  slow: 'It takes longer than usual. You can also call {phone}.',
  joined: '{name} is here with you.',
  joinedUnnamed: 'An agent is here with you.',
  left: '{name} has left. Another agent will join you here.',
  leftUnnamed: 'The agent has left. Another agent will join you here.',
  closes: 'We close at {time}, Pacific time. Your chat goes on.',
  closesOwn: 'We close at {time}, Pacific time ({own} where you are). Your chat goes on.',
  unkept: 'Your chat ends when you close this page.',
  private: 'Do not send your Social Security number or account numbers in the chat.',
  failed: 'Something went wrong. Please try later. You can also call {phone}.',
  again: 'Try again',
  end: 'End chat',
  unsent: { one: '{count} message is not sent yet.', other: '{count} messages are not sent yet.' },
  sendFirst: 'Send first',
  discard: 'End without sending',
  stay: 'Keep chatting',
});
