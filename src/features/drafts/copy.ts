import { defineCopy } from '#src/brand/copy.tsx';

export const copy = defineCopy('drafts', {
  unread:
    'We could not load what you have already entered on this page. It is still saved. Check your internet connection and try again, or call us at {phone}.',
  saved: 'Saved',
  unsaved: 'Not saved yet. We keep trying.',
  title: 'This page was also changed somewhere else',
  intro: 'You may have it open in another tab or on another device. Choose which answers to go on with.',
  gone: 'What was entered on this page was sent or removed in another tab or on another device. What you entered here is still there. Choose how to go on.',
  caption: 'Answers that differ',
  question: 'Question',
  here: 'On this page',
  there: 'Saved somewhere else ({when})',
  empty: 'No answer',
  yes: 'Yes',
  no: 'No',
  more: {
    one: 'One more answer differs on another part of this page.',
    other: '{count} more answers differ on other parts of this page.',
  },
  keep: 'Keep what is on this page',
  take: 'Use what was saved somewhere else',
  restart: 'Start this page again',
  kept: 'We kept what is on this page.',
  taken: 'You now see what was saved somewhere else.',
  restarted: 'This page starts again.',
});
