import { defineCopy } from '#src/brand/copy.tsx';

/** Of the last step; apart from the words of every step, which the first one brings. */
export const copy = defineCopy('register-v2/create', {
  nextOffers: 'We look up your offers in less than a minute.',
  nextNotice: 'Next: a notice to read. Then you see your offers.',
  accountTitle: 'Account Already Exists',
  accountText: 'It looks like {address} already has an account with us. Please log in to continue.',
  accountTextUnknown: 'It looks like you already have an account with us. Please log in to continue.',
  notCreated:
    'Your account is ready, but your application was not created. What you entered is still here. Try again, or call us at {phone}.',
  login: 'Login',
  readTerms: 'Read the {termsLabel} and the {privacyLabel}.',
  privacy: '{privacyLabel}',
  readCommunications: 'Read about {link}.',
});
