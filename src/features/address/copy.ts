import { defineCopy } from '#src/brand/copy.tsx';

export const copy = defineCopy('address', {
  hint: 'Start typing, then choose your address from the list.',
  manually: 'Enter address manually',
  search: 'Search for the address instead',
  none: 'No matches found. You can enter the address manually.',
  street1: 'Street address',
  street2: 'Apartment, suite or unit',
  city: 'City',
  state: 'State',
  stateHint: 'For example, TX',
  zip: 'ZIP code',
  zipHint: '5 digits',
});
