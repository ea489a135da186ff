import { defineCopy } from '#src/brand/copy.tsx';
import { personLabels } from '#src/features/person-details/copy.ts';

export const copy = defineCopy('credit/social', {
  heading: 'Confirm your Social Security number',
  why: 'We could not find your credit file with your name, date of birth and address alone. Your SSN helps us find the right file.',
  missedHeading: 'We still could not find your credit file',
  missed:
    'The number you sent did not lead to a credit file. You have one try left. Compare your details with your ID, and enter your number again.',
  details: 'The details we used',
  detailsHint:
    'Compare them with your ID. A wrong letter or digit is the usual cause, and every check uses up a try.',
  ...personLabels,
  homeAddress: 'Home address',
  homeIsProperty:
    'You told us that you live in the property. If its address is wrong, call us at {phone} before you check your credit.',
  ssn: 'Social Security number',
  ssnHint: '9 digits, as on your Social Security card',
  ssnConfirm: 'Confirm Social Security number',
  consent: 'Credit check',
  required: 'Required',
  tries: { one: 'You have {count} try.', other: 'You have {count} tries.' },
  submit: 'Check my credit',
});
