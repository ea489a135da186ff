import { defineCopy } from '#src/brand/copy.tsx';

export const copy = defineCopy('coming-soon', {
  heading: 'Coming soon',
  any: '{brand} does not offer home equity lines of credit here yet.',
  state: '{brand} does not offer home equity lines of credit in your state yet.',
  partner: 'Home equity lines of credit with {brand} are not open yet.',
  product: '{brand} does not offer this product here yet.',
  applyInstead: 'Apply for a home equity line of credit',
});
