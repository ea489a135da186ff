import { defineCopy } from '#src/brand/copy.tsx';

/** What the bank screens say about accounts. */
export const copy = defineCopy('bank', {
  account: '{institution}, {type} ending in {mask}',
  accountType: '{type} ending in {mask}',
  CHECKING: 'Checking',
  SAVINGS: 'Savings',
  otherType: 'Account',
  holder: 'Account holder: {name}',
  holderMatches: 'Account holder: {name}. The name matches yours.',
  nameDiffers: "The name on this account is {name}. It must match yours or a co-borrower's",
  nameNeedsLetter:
    "The name on this account is {name}. It must match yours or a co-borrower's. If it is another name of yours, send a letter from your bank.",
  letter: 'Letter from your bank',
  letterHint:
    'It shows both names, or that the account is yours. A person looks at it, usually within 1 business day. You can go on meanwhile.',
  notUsable: 'This account cannot be used. It must be a US checking or savings account.',
});
