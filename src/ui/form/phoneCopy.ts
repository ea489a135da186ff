import { defineCopy } from '#src/brand/copy.tsx';

/** Of a phone whose country is chosen. */
export const copy = defineCopy('ui/phone', {
  country: 'Country of the phone number',
  option: '{country} (+{code})',
});
