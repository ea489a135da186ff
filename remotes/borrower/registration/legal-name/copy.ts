import { defineCopy } from '#src/brand/copy.tsx';

export const copy = defineCopy('register-v2/legal-name', {
  pageTitle: 'Legal name',
  heading: 'What is your legal name?',
  intro: 'Enter your name as it appears on your government ID and on the deed to your home.',
  prefilled: 'This is the name on your profile. To change it, call us at {phone}.',
  firstName: 'First name',
  middleName: 'Middle name',
  lastName: 'Last name',
  suffix: 'Suffix',
  noSuffix: 'N/A',
});
