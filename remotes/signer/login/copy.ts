import { defineCopy } from '#src/brand/copy.tsx';

export const copy = defineCopy('heloc-signer/login', {
  heading: 'Sign in to review and sign',
  endedHeading: 'You have been signed out',
  ended:
    'To keep your information private, we sign you out after a while without activity. What you have sent us is safe. Sign in to go on where you were.',
  intro:
    '{invitedBy} applied for a home equity line of credit with {brand} and asks you, {firstName}, to sign as well.',
  notBorrowing: 'You are not applying for credit. We do not check your credit.',
  sent: 'We sent a 6-digit code to your email. Enter it to sign in.',
  address: 'Email',
  addressHint: 'Your invitation was sent to this address.',
  code: '6-digit code',
  codeRequired: 'Enter the 6-digit code',
  signIn: 'Sign in',
  resend: 'Send a new code',
  resendIn: { one: 'in {count} second', other: 'in {count} seconds' },
  resent: 'We sent a new code to {address}. Earlier codes no longer work.',
  tooSoon:
    'We sent you a code a moment ago. Check your email, or wait 30 seconds before you ask for another.',
  usePassword: 'Sign in with my password',
  useCode: 'Sign in with a code',
  passwordIntro: 'You have an account with us. Sign in with its password.',
  password: 'Password',
  passwordRequired: 'Enter your password',
  passwordWrong: 'That password is not right. Try again, or sign in with a code.',
  wrongOften: 'That code was not right {count} times. Ask for a new code, and use the newest email.',
  invitedFor: 'The home at {address}',
  failedHeading: 'We could not open your invitation',
  again: 'Try again',
  expiredHeading: 'This link has expired',
  expired: 'Links in invitations stop working after 10 days, or when a newer one was sent.',
  expiredAsk: 'Ask for a new link',
  asking: 'Sending',
  renewed: 'We sent a new link to the address your invitation went to. Open the newest email.',
  renewedTooOften:
    'A link was sent a short while ago. Check your email and its spam folder, or wait 10 minutes before you ask again.',
  unknownHeading: 'We could not find this invitation',
  unknown: 'Check that you opened the whole link from your email. If it still does not work, call {phone}.',
  missingHeading: 'Open the link in your invitation',
  missing:
    'To sign in, use the link in the email that invited you. It is yours alone, so we cannot show it here.',
  led: 'You sign an application that somebody else has made, so you sign in here.',
  missingHelp:
    'No email? Look in your spam folder, ask the person who applied to send the invitation again, or call {phone}.',
  wrongHeading: 'This invitation is for someone else',
  wrong: "You're signed in as {current}. This invitation is for {invited}.",
  wrongHelp: 'Sign out here first, then sign in with the code from the invitation.',
  signOut: 'Sign out',
  signingOut: 'Signing out',
});
