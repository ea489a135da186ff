import { defineCopy } from '#src/brand/copy.tsx';

export const copy = defineCopy('credit/social', {
  heading: 'Confirm your Social Security number',
  why: 'We could not find your credit file with your name, date of birth and address alone. Your SSN helps us find the right file.',
  missedHeading: 'We still could not find your credit file',
  missed:
    'The number you sent did not lead to a credit file. You have one try left. Compare your details with your ID, and enter your number again.',
  details: 'The details we used',
  name: 'Legal name',
  dob: 'Date of birth',
  homeAddress: 'Home address',
  notGiven: 'Not given',
  change: 'Change my name, date of birth or address',
  changeText:
    'You cannot change these here, but we can change them for you. Tell us what is wrong before you check your credit, because every check uses up a try.',
  ssn: 'Social Security number',
  ssnHint: '9 digits, as on your Social Security card',
  ssnConfirm: 'Confirm Social Security number',
  consent: 'Credit check',
  required: 'Required',
  tries: { one: 'You have {count} try.', other: 'You have {count} tries.' },
  submit: 'Check my credit',
});
