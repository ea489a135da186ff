import { defineCopy } from '#src/brand/copy.tsx';

export const copy = defineCopy('bank/confirm', {
  heading: 'Confirm your account',
  warn: 'Wrong details can delay or lose your funds.',
  bank: 'Bank',
  type: 'Account type',
  number: 'Account number',
  mask: '****{mask}',
  holder: 'Account holder',
  routing: 'Routing number',
  mine: 'This account is mine and the details are right. {lender} may send ACH credits to it, and debits only to correct an error.',
  mineHint:
    'ACH is how banks in the US send money to each other. A credit puts money into your account. A debit takes money out.',
  needed: 'Confirm that this account is yours and the details are right',
  submit: 'Confirm account',
  other: 'Use a different account',
});
