import { defineCopy } from '#src/brand/copy.tsx';
import { CHECK_AGAIN } from '#src/features/flow/copy.ts';

export const copy = defineCopy('payoff/hold', {
  pageTitle: 'Payoff amounts',
  heading: {
    one: "We've asked {creditor} for a payoff amount",
    other: "We've asked {count} lenders for payoff amounts",
  },
  why: 'A payoff amount is what it takes to close a loan on a certain day, with interest. Usually this takes 2-5 business days.',
  leave: 'You can close this page; we will email you at {address}.',
  name: '{creditor} ****{mask}',
  requested: 'Asked on',
  amount: 'Amount',
  goodThrough: 'Good through',
  perDay: 'For each day after that',
  status: 'Status',
  statusASKED: 'Waiting for the lender',
  statusLETTER: 'We are looking at your letter',
  statusKNOWN: 'Amount received',
  notKnown: 'Not known yet',
  meanwhile: 'Until then',
  tips: ['Keep paying these loans as usual.', 'Do not borrow more on a credit line that is to be closed.'],
  closeHeading: { one: 'Close your credit line', other: 'Close your credit lines' },
  closeWhy:
    'A credit line stays open after it is paid off, unless you ask for it to be closed. We send your letter with the payoff.',
  closeText: {
    one: 'I want my credit line {lines} closed when it is paid off, and I will not draw on it until then. This tick is my signature on the letter that asks for it.',
    other:
      'I want my credit lines {lines} closed when they are paid off, and I will not draw on them until then. This tick is my signature on the letters that ask for it.',
  },
  closeSubmit: 'Agree and sign',
  closeSigned: 'You signed the letter to close {line} on {date}.',
  required: 'Required',
  letterHeading: 'I already have a payoff letter',
  letterIntro: 'Send it to us, and we need not wait for the lender.',
  which: 'Which loan is it for?',
  whichMissing: 'Choose the loan',
  file: 'Payoff letter',
  total: 'Payoff amount in the letter',
  totalMissing: 'Enter the payoff amount',
  day: 'Good through',
  dayHint: 'It must be good for 10 more days at least.',
  dayMissing: 'Enter the day until which the letter is good',
  dayTooSoon: 'The letter must be good for 10 more days at least. Ask the lender for a new one',
  interest: 'Interest for each day after that',
  submit: 'Send my letter',
  ...CHECK_AGAIN,
});
