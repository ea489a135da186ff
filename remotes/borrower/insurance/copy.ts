import { defineCopy } from '#src/brand/copy.tsx';

export const copy = defineCopy('insurance', {
  kindHOMEOWNERS: 'Homeowners insurance',
  kindFLOOD: 'Flood insurance',
  kindCONDO_MASTER: 'Master policy of the condo association',
  kindCONDO_HO6: 'Your own condo policy (HO-6)',
  statusNEEDED: 'Needed',
  statusIN_REVIEW: 'In review',
  statusACCEPTED: 'Accepted',
  statusREFUSED: 'Please send another',
});
