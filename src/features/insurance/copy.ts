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
  taskNeeded: 'We need proof of your insurance',
  stillToSend: 'Still to send:',
  whoSends: 'You can do it now, or have your agent do it.',
  taskSee: 'See what we need',
  taskSent: 'We are looking at your insurance',
  taskSentText: 'It usually takes 1 business day. We email you when we have read it.',
  taskStatus: 'See what you sent',
});
