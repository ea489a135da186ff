import { defineCopy } from '#src/brand/copy.tsx';

export const copy = defineCopy('bank/disburse', {
  heading: 'Where should we send your money?',
  amountHome: "You'll receive {amount} after the cancellation period.",
  amount: "You'll receive {amount} once your documents are signed and recorded.",
  rules:
    'Use a US checking or savings account that is in your name. Prepaid, credit, loan, brokerage and business accounts cannot be used.',
  accounts: 'Choose an account',
  none: 'You have not connected an account yet.',
  connect: 'Connect your bank',
  connectAnother: 'Connect another account',
  starting: 'Opening the secure window',
  linked: 'Your accounts at {institution} were connected.',
  manual: 'Enter account manually',
  payout: 'How should we send it?',
  ACH: 'Direct deposit (ACH)',
  ACHHint: '1-2 business days',
  WIRE: 'Wire',
  WIREHint: 'The same business day. Your bank may charge for it.',
  chooseAccount: 'Choose an account',
  required: 'Required',
});
