import { defineCopy } from '#src/brand/copy.tsx';
import { CHECK_AGAIN } from '#src/features/flow/copy.ts';

export const copy = defineCopy('error/credit', {
  pageTitle: 'Credit bureau not reached',
  heading: "We couldn't reach the credit bureau",
  ours: 'This is our problem, not yours. Nothing was charged, and your score was not affected by the failed attempt. What you sent is kept.',
  still: 'We tried again, and the bureau did not answer.',
  wait: 'You can try again in a moment. We wait a little longer after each try.',
  retry: 'Try again',
  retrying: 'Asking the bureau',
  over: 'The bureau still does not answer. We keep trying, usually for less than half a day. You can close this page; we will email you at {address}.',
  ...CHECK_AGAIN,
});
