import { defineCopy } from '#src/brand/copy.tsx';

export const copy = defineCopy('error/income', {
  heading: "We couldn't verify your income",
  intro:
    'This is not a decline. Nothing that you linked or sent showed the income that you told us about, and there are other ways.',
  fine: 'Some of what you sent is verified or in review. You can go on from there.',
  tried: 'What we tried',
  source: 'Source',
  named: '{name}: {source}',
  date: 'Date',
  result: 'Result',
  resultverified: 'Verified',
  resultinReview: 'In review',
  resultattention: 'Waiting for you to confirm it',
  resultfailed: 'Could not be verified',
  resultexpired: 'Expired',
  nothing: 'Nothing was linked or sent yet.',
  ways: 'What you can do',
  upload: 'Upload documents instead',
  uploadText: 'A person reads them in about 1 business day.',
  connect: 'Connect a different account',
  connectText: 'The one that your pay goes to, or your payroll.',
  change: 'My income changed',
  changeText: 'Tell us what you earn now. Your offer may change.',
});
