import { defineCopy } from '#src/brand/copy.tsx';

export const copy = defineCopy('income/upload', {
  heading: 'Upload your income documents',
  files: '{name} to upload',
  counter: '{done} of {count} uploaded',
  counterFree: '{done} uploaded',
  employer: 'Employer name',
  frequency: 'How often are you paid?',
  WEEKLY: 'Weekly',
  BIWEEKLY: 'Every two weeks',
  SEMIMONTHLY: 'Twice a month',
  MONTHLY: 'Monthly',
  startDate: 'Employment start date',
  startDateHint: 'For example, 3 15 2019',
  attest: 'These are complete, unaltered copies',
  attestNeeded: 'Confirm that these are complete, unaltered copies',
  required: 'Required',
  invalidDate: 'Invalid date',
  futureDate: 'The start date cannot be in the future',
  submit: 'Submit documents',
  back: 'Back',
  sent: 'Your documents are in review - about 1 business day.',
});
