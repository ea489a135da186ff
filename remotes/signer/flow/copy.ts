import { defineCopy } from '#src/brand/copy.tsx';

export const copy = defineCopy('heloc-signer', {
  heading: 'Pick up where you left off',
  notInvitedHeading: 'We found no invitation for this account',
  notInvited:
    'You are signed in, but nobody has asked this account to sign. Sign out, then open the link in the email that invited you, or call {phone}.',
  signOut: 'Sign out',
  signingOut: 'Signing out',
});
