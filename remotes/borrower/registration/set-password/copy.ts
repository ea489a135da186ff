import { defineCopy } from '#src/brand/copy.tsx';

export const copy = defineCopy('register-v2/set-password', {
  heading: 'Create your account',
  intro: 'Choose a password to come back to your application at any time.',
  introSignedIn: 'You are signed in, so you do not need a new password.',
  password: 'Password',
  confirmPassword: 'Confirm password',
  submitOffers: 'Continue and see my offers',
});
