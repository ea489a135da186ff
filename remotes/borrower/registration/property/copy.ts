import { defineCopy } from '#src/brand/copy.tsx';

export const copy = defineCopy('register-v2/property', {
  heading: 'What property would you like to use?',
  before: 'Checking does not affect your credit score. Have your yearly income at hand.',
  intro: 'The home you choose secures this line.',
  address: 'Property address',
  recentTransfer: 'Was this home bought, or its title transferred, in the last 90 days?',
  yes: 'Yes',
  no: 'No',
  occupancy: 'How do you use this property?',
  documents: 'Before you apply:',
  EARLY_DISCLOSURE: 'Important terms of our home equity line',
  BROCHURE: 'What you should know about home equity lines of credit',
  documentFailed: 'We could not open the document. Try again.',
});
