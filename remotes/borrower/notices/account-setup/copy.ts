import { defineCopy } from '#src/brand/copy.tsx';

export const copy = defineCopy('register/account-setup', {
  pageTitle: 'Account setup',
  settingUp: 'Setting up your account',
  settingUpHint: 'This takes a moment.',
  heading: 'Log in to finish setting up your account',
  text: 'You have an account already? Log in, and we will take you on from there. If you are new here, start your application: it sets up your account.',
  logIn: 'Log in',
  start: 'Start your application',
});
