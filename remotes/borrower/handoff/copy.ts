import { defineCopy } from '#src/brand/copy.tsx';

export const copy = defineCopy('handoff-phone', {
  pageTitle: 'Send from your phone',
  opening: 'Opening your link',
  from: 'You asked for this on your computer. What you send goes to your application there; nothing stays on this phone.',
  goneHeading: 'This link does not work any more',
  gone: 'It was used or has expired. Go back to your computer and choose "Get a new code".',
  unknownHeading: 'This link is not complete',
  unknown: 'Scan the code on your computer again, or open the whole link from the text.',
  doneHeading: 'Go back to your computer',
  filesHeading: 'Send your files from this phone',
  files: 'Photos or files',
  send: 'Done',
  sending: 'Finishing',
  done: 'Your files are there, and the page on your computer goes on by itself. You can close this page.',
  failedHeading: 'We could not open your link',
  again: 'Try again',
});
