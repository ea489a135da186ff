import { defineCopy } from '#src/brand/copy.tsx';

export const copy = defineCopy('income/pointserv-callback', {
  pageTitle: 'Your tax transcript',
  finishing: 'Finishing up',
  expiredHeading: 'This link has expired. Start again',
  expired:
    'It belongs to another form, or to another window. Nothing was lost, and nothing was requested twice.',
  start: 'Start again',
  failed: 'We could not tell what became of your form. It is still there.',
});
