import { defineCopy } from '#src/brand/copy.tsx';

export const copy = defineCopy('chat/waiting', {
  heading: 'An agent will join',
  intro: 'Thanks, {friendlyName}. You are in line, and an agent will join this chat.',
  until:
    'Your chat is kept until {day}, {time}, Pacific time. You can close this window and come back to it.',
  end: 'End chat',
});
