import { defineCopy } from '#src/brand/copy.tsx';

export const copy = defineCopy('register-v2/home-address', {
  heading: 'What is your home address?',
  intro: 'Where you live now.',
  address: 'Home address',
});
