import { defineCopy } from '#src/brand/copy.tsx';

export const copy = defineCopy('form', {
  later: 'Save and finish later',
  unchanged: 'Go back without changes',
});
