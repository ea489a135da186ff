import { defineCopy } from '#src/brand/copy.tsx';

export const copy = defineCopy('register-v2/property', {
  heading: 'What property would you like to use?',
  intro: 'Your line of credit is secured by the home you choose.',
  address: 'Property address',
  recentTransfer: 'Was this home bought, or its title transferred, in the last 90 days?',
  yes: 'Yes',
  no: 'No',
  occupancy: 'How do you use this property?',
});
