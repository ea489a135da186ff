import { defineCopy } from '#src/brand/copy.tsx';

export const copy = defineCopy('errors', {
  heading: 'Sorry, looks like we have hit a snag!',
  saved: 'What you have entered so far is safe.',
  contact: 'If it happens again, call {phone} or write to {email}.',
  tryAgain: 'Try again',
  dashboard: 'Go to dashboard',
});
