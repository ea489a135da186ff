import { defineCopy } from '#src/brand/copy.tsx';

export const copy = defineCopy('register/gates', {
  newYorkTitle: 'Property in New York',
  locatedIn: 'Looks like you are applying with a property located in New York.',
  outsideOf: 'Looks like you are applying with a property located outside of New York.',
  hawaiiTitle: 'Property in Hawaii',
  hawaii: '{brand} does not lend in Hawaii.',
  site: 'You can apply at {site}.',
  noSite: 'Please call us at {phone}. We will tell you where you can apply.',
  go: 'Go to {site}',
  change: 'Use another property',
  disasterTitle: 'This property needs an inspection',
  waitlistTitle: 'You can join our waitlist',
  waitlistArea:
    "We're not yet available in your state or aren't currently lending in your area but are working hard to make it happen.",
  waitlistCrypto: 'Our crypto-backed line of credit is not open yet.',
  waitlistGoOn: 'Go on, and we will put you on the waitlist. This is not an application for credit.',
  waitlistConsent: 'Email me when I can apply',
  unlicensed:
    'We are unable to process your application at this time. Please reach out to your referring loan officer for additional information.',
});
