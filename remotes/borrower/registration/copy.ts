import { defineCopy } from '#src/brand/copy.tsx';

export const copy = defineCopy('register-v2', {
  progress: 'Question {step} of {count}',
  back: 'Back',
  saved: 'Saved in this tab',
  nextOffers: 'We look up your offers in less than a minute.',
  nextNotice: 'Next: a notice to read. Then you see your offers.',
  prefilled: 'We have filled in what we were given about you. Check it before you continue.',
  accountTitle: 'Account Already Exists',
  accountText: 'It looks like {address} already has an account with us. Please log in to continue.',
  accountTextUnknown: 'It looks like you already have an account with us. Please log in to continue.',
  notCreated:
    'Your account is ready, but your application was not created. What you entered is still here. Try again, or call us at {phone}.',
  login: 'Login',
  haveAccount: 'Already have an account?',
  logIn: 'Log in',
  readTerms: 'Read the {termsLabel} and the {privacyLabel}.',
  privacy: '{privacyLabel}',
  readCommunications: 'Read about {link}.',
});
