import { defineCopy } from '#src/brand/copy.tsx';

export const copy = defineCopy('accounts', {
  heading: 'Switch accounts',
  loading: 'Loading your accounts',
  failed: 'We could not load your accounts.',
  again: 'Try again',
  none: 'No accounts',
  one: 'You have one account.',
  account: 'Account',
  accessOwner: 'Owner',
  accessAdmin: 'Administrator',
  accessView: 'View only',
  access: 'Access',
  switch: 'Switch',
  cancel: 'Cancel',
  signing: 'Finish or save this application first',
});
