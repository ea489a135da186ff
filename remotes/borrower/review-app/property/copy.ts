import { defineCopy } from '#src/brand/copy.tsx';
import { CHECK_AGAIN } from '#src/features/flow/copy.ts';

export const copy = defineCopy('review-app/property', {
  pageTitle: 'Your home',
  headingNone: "We couldn't find {address} in county records",
  introNone: 'Tell us more about your home, and we look for it again.',
  headingSeveral: 'County records show more than one home at {address}',
  introSeveral: 'Choose the one that you would like to use.',
  reason: 'What is the reason?',
  reasonADDRESS: 'The street or the unit is written another way',
  reasonRECORDS: 'The address is right',
  reasonNEW: 'It was built recently',
  reasonRECENT: 'I bought it in the last 90 days',
  reasonMissing: 'Choose the reason',
  street1: 'Street address',
  street1Missing: 'Enter the street address',
  street2: 'Apartment, suite or unit',
  files: 'Deed, tax bill or legal description',
  ineligible: 'Homes that we do not lend on',
  ineligibleKinds: [
    'Co-ops and timeshares',
    'Homes with 3 or more units',
    'Manufactured and mobile homes',
    'Houseboats',
    'Log, dome and earth homes',
    'Commercial property, farms and land without a home',
  ],
  submit: 'Look for my home again',
  reviewHeading: 'We are looking for your home',
  review:
    'A person compares what you sent with county records. This takes 1-2 business days. You can close this page; we will email you at {address}.',
  ...CHECK_AGAIN,
});
