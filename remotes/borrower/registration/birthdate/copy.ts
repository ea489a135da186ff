import { defineCopy } from '#src/brand/copy.tsx';

export const copy = defineCopy('register-v2/birthdate', {
  heading: 'What is your date of birth?',
  dob: 'Date of birth',
  prefilled: 'This is the date on your profile. To change it, call us at {phone}.',
  hint: 'For example, 4 27 1980',
});
