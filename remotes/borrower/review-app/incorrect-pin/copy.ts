import { defineCopy } from '#src/brand/copy.tsx';
import { CHECK_AGAIN } from '#src/features/flow/copy.ts';

export const copy = defineCopy('review-app/incorrect-pin', {
  pageTitle: 'Which lot is your home on?',
  heading: 'We found a different parcel for {address}',
  intro:
    'Counties give each lot a number. Tell us which lot is yours, so that the right one secures your line.',
  files: 'Tax bill or deed',
  filesHint: 'One that shows the parcel number.',
  submit: 'Send my answer',
  reviewHeading: 'We are checking which lot is yours',
  review:
    'We look your home up again with your answer. This takes 1-2 business days. You can close this page; we will email you at {address}.',
  ...CHECK_AGAIN,
});
