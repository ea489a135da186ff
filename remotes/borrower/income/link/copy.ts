import { defineCopy } from '#src/brand/copy.tsx';

export const copy = defineCopy('income/link', {
  pageTitle: 'Connect your income',
  plaidHeading: 'Connect the bank where your pay is deposited',
  intro:
    'A secure window opens. You choose your bank and sign in there; then we look for deposits from your employer.',
  start: 'Connect my bank',
  starting: 'Opening the secure window',
  back: 'Back',
  found: { one: 'Found 1 deposit from {employer}', other: 'Found {count} deposits from {employer}' },
  unknownEmployer: 'your employer',
  annual: 'That is about {amount} a year.',
  deposits: 'Deposits',
  date: 'Date',
  description: 'Description',
  amount: 'Amount',
  isPay: 'This is my pay',
  isPayNeeded: 'Tick "This is my pay", or choose "This is not my pay"',
  notPay: 'This is not my pay',
  refused: 'We will not use these deposits. Choose another way below, or connect another bank.',
  none: 'We found no pay deposits in these accounts. Connect another account or choose another way.',
  unavailableHeading: 'This is not available right now',
  unavailable: 'This way of verifying your income is not available right now. Please choose another way.',
  done: 'Your pay from {employer} was added.',
});
