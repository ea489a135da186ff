import { defineCopy } from '#src/brand/copy.tsx';

export const copy = defineCopy('bank/manual-disburse', {
  heading: 'Enter your account details',
  intro: 'You find the numbers at the bottom of a check, or in your online banking.',
  holder: 'Account holder name',
  holderHint: 'It must match your name on the application, or the name of somebody who applies with you.',
  holderDiffers:
    'The name on this account must match yours: {name}. If it is another name of yours, say so below',
  holderDiffersJoint:
    "The name on this account must match yours or a co-borrower's: {names}. If it is another name of yours, say so below",
  otherName: 'This is another name of mine, for example the one before I married',
  type: 'Account type',
  CHECKING: 'Checking',
  SAVINGS: 'Savings',
  routing: 'Routing number',
  routingHint: '9 digits, at the bottom left of a check',
  bankIs: 'This number belongs to {name}.',
  bankUnknown: 'We do not know the bank of this number. Compare it with your check once more.',
  account: 'Account number',
  accountHint: '4 to 17 digits, to the right of the routing number',
  accountConfirm: 'Confirm account number',
  proof: 'Voided check or bank letter',
  proofHint: 'A bank letter shows your name, the routing number and the account number.',
  picture:
    'A check. At the bottom left is the routing number, nine digits. To its right is the account number, and after it the check number.',
  pictureRouting: 'Routing number',
  pictureAccount: 'Account number',
  pictureCheck: 'Check number',
  where: 'Where are these numbers?',
  check: 'How should we check that it is yours?',
  DOCUMENT_REVIEW: 'With your document',
  DOCUMENT_REVIEWHint: 'A person looks at it, usually within 1 business day. You can go on meanwhile.',
  MICRO_DEPOSITS: 'With two small deposits',
  MICRO_DEPOSITSHint:
    'They arrive within 1-2 business days. You come back and type their amounts, then you go on.',
  required: 'Required',
  back: 'Back',
});
