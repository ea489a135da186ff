import { defineCopy } from '#src/brand/copy.tsx';

export const copy = defineCopy('loading', {
  failed: 'We could not load this part of the page.',
  again: 'Try again',
});
