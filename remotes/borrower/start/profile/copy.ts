import { defineCopy } from '#src/brand/copy.tsx';
import { personLabels } from '#src/features/person-details/copy.ts';

export const copy = defineCopy('start/profile', {
  heading: 'Confirm who you are',
  intro: 'We have what you told us before. Check it, and fill in what is missing.',
  ...personLabels,
  nameHint: 'Enter your name as it appears on your government ID and on the deed to your home.',
  dobFixed: 'This is the date on your profile. To change it, call us at {phone}.',
  email: 'Email',
  emailUse: '{email}. Used to sign in.',
  phone: 'Mobile phone',
  homeAddress: 'Home address',
  propertyAddress: 'Property address',
  occupancy: 'How you use the property',
  occupancyHOME: 'I live here',
  occupancySECONDARY: 'Second home',
  occupancyINVESTMENT: 'Investment property',
  others: 'To change anything else, call us at {phone}.',
  consent: 'Your credit report',
  required: 'Required',
  submit: 'See my offers',
});
