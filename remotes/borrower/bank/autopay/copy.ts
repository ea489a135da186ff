import { defineCopy } from '#src/brand/copy.tsx';

export const copy = defineCopy('bank/autopay', {
  heading: 'How do you want to make payments?',
  mode: 'Payments',
  autopay: 'Automatic payments - {discount} lower rate, {payment}/month instead of {manualPayment}',
  autopayPlain: 'Automatic payments - {payment}/month',
  autopayApr: '{apr} APR',
  manual: "I'll pay myself each month",
  manualApr: '{apr} APR, {payment}/month',
  changes:
    'Without automatic payments your APR is {apr} and your payment is {payment} a month. If your documents are already prepared, we send you revised ones.',
  account: 'Which account should we use?',
  same: 'The account your money goes to: {account}',
  other: 'Connect another account',
  connect: 'Connect an account',
  starting: 'Opening the secure window',
  linked: 'Your accounts at {institution} were connected.',
  noAccount: 'Connect an account to pay from, or choose to pay yourself.',
  day: 'Payment day',
  dayHint: 'The day of each month on which we take the payment',
  dayOption: 'Day {day}',
  firstPayment: 'First payment: about {date}',
  authorization: 'Authorization of automatic payments',
  required: 'Required',
  modeNeeded: 'Choose how you want to make payments',
  accountNeeded: 'Choose an account',
  authorizeNeeded: 'Authorize automatic payments, or choose to pay yourself',
});
