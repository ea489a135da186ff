import { defineCopy } from '#src/brand/copy.tsx';

export const copy = defineCopy('notices', {
  notAccepting: "We can't take your application here.",
  'referrer-missing':
    'Applications with {brand} start with a loan officer or broker. Please use the link that they sent you.',
  'referrer-not-found':
    'We do not know the loan officer or broker that your link names. Please ask them for a new link.',
  'state-not-served':
    "We're not yet available in your state or aren't currently lending in your area but are working hard to make it happen.",
  notAcceptingAny: 'Please get in touch with your loan officer, or with us.',
  officer: 'Your loan officer can tell you how to go on.',
  waitlist: 'Thank you. You are on our waitlist.',
  waitlistWhy:
    "We're not yet available in your state or aren't currently lending in your area but are working hard to make it happen.",
  waitlistCrypto: 'Our crypto-backed line of credit is not open yet.',
  waitlistNext:
    'We keep your email for this. If you agreed to it, we will send you one notice when we can take your application.',
  comingSoon: 'Coming soon',
  comingSoonText: '{brand} does not offer home equity lines of credit here yet.',
  support: 'How can we help?',
  supportText: 'Call us, or write to us. You do not need to log in.',
  settingUp: 'Setting up your account',
  site: 'Go to the {brand} site',
  leaving: 'This page is on the {brand} site.',
  terms: '{termsLabel}',
  privacy: '{privacyLabel}',
  licenses: 'Licenses',
  communications: 'Electronic communications',
});
