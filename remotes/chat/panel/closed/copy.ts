import { defineCopy } from '#src/brand/copy.tsx';

export const copy = defineCopy('chat/closed', {
  heading: "We're closed",
  closed: 'Our agents are not here right now, so we cannot start a chat.',
  opens: 'We open again on {day}, {time}, Pacific time.',
  opensOwn: 'We open again on {day}, {time}, Pacific time ({own} where you are).',
  hours: 'Our hours, Pacific time',
  closedDay: 'Closed',
  assistant: 'Ask our assistant',
  reach: 'You can call {phone} or write to {email}. We read your message as soon as we are back.',
});
