import { defineCopy } from '#src/brand/copy.tsx';
import { CHECK_AGAIN } from '#src/features/flow/copy.ts';
import { personLabels } from '#src/features/person-details/copy.ts';

export const copy = defineCopy('review-app/no-credit', {
  pageTitle: 'Your credit file',
  headingNOT_FOUND: "We couldn't find a credit file for the details you gave",
  headingTHIN: 'Your credit report has too little history',
  introNOT_FOUND:
    'This is not a decline. Check the details as the bureaus may know them. You can try again once; after that a person looks for your file.',
  introTHIN:
    'This is not a decline. More details may help us find the rest of your file. You can try again once; after that a person looks at it.',
  causes: 'Why this happens',
  causeItems: [
    'Your name changed not long ago.',
    'You moved not long ago.',
    'You are new to credit, or had none for years.',
    'A letter or a digit was typed wrong.',
  ],
  ...personLabels,
  ssnLast4: 'Last 4 digits of your Social Security number',
  ssnMissing: 'Enter the last 4 digits of your Social Security number',
  moved: 'I had another address in the last 2 years',
  previousAddress: 'Previous address',
  files: 'Social Security card or W-2',
  submit: 'Try again with these changes',
  reviewHeading: 'We are looking for your credit file',
  review:
    'We could not find it with your changes either, so a person looks now. This takes 1-2 business days, and nothing is declined meanwhile.',
  reviewHeadingTHIN: 'We are looking at your credit file',
  reviewTHIN:
    'Your changes did not lead to more history, so a person looks now. This takes 1-2 business days, and nothing is declined meanwhile.',
  leave: 'You can close this page; we will email you at {address}.',
  ...CHECK_AGAIN,
});
