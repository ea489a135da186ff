import { defineCopy } from '#src/brand/copy.tsx';

export const copy = defineCopy('bank/manual-disburse/deposits', {
  sentHeading: 'Two small deposits are on their way',
  sentBy:
    'We sent them to your {type} account ending in {mask}. They should be there by {date}. Come back then and type the two amounts.',
  sent: 'We sent them to your {type} account ending in {mask}. They should be there within 1-2 business days. Come back then and type the two amounts.',
  leave: 'You can leave now; nothing is lost. We sent an email to {email} that leads back here.',
  typeHeading: 'Type the amounts of the two deposits',
  type: 'Look in your {type} account ending in {mask} for two deposits from {lender}, each less than $1. The order does not matter.',
  first: 'One deposit',
  second: 'The other deposit',
  amountHint: 'For example 0.12',
  triesLeft: {
    one: 'You can try once more. After that we check the account with your document.',
    other: 'You can try {count} times. After that we check the account with your document.',
  },
  submit: 'Check the amounts',
  failedHeading: 'The amounts did not match',
  failed: 'We could not check your {type} account ending in {mask} with the deposits.',
  reviewText:
    'We can check it with the document that you sent instead. A person looks at it, usually within 1 business day, and you can go on meanwhile.',
  instead: 'No deposits to be seen, or no wish to wait? We can check the account with your document instead.',
  review: 'Check it with my document',
  another: 'Use a different account',
});
