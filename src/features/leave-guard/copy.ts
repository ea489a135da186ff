import { defineCopy } from '#src/brand/copy.tsx';

export const copy = defineCopy('leave-guard', {
  stay: 'Stay',
  leave: 'Leave',
});
