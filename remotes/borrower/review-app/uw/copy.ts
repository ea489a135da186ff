import { defineCopy } from '#src/brand/copy.tsx';
import { CHECK_AGAIN } from '#src/features/flow/copy.ts';

export const copy = defineCopy('review-app/uw', {
  pageTitle: 'Review by an underwriter',
  heading: 'An underwriter is reviewing your file',
  expected: 'We expect to be done by {date}.',
  usual: 'This usually takes 1-2 business days.',
  nothing:
    'There is nothing for you to do. If we need a document, we ask for it here and by email. You can close this page; we will email you at {address}.',
  steps: 'What is reviewed',
  stepRECEIVED: 'Your application is complete',
  stepCREDIT: 'Credit and income',
  stepPROPERTY: 'Your home and its title',
  stepDECISION: 'Decision',
  ...CHECK_AGAIN,
});
