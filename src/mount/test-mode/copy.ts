// By itself: the ribbon is a script of its own, and is not to bring React along.
import { defineCopy } from '#src/brand/defineCopy.ts';

export const copy = defineCopy('test-mode', {
  name: 'Test mode',
  nothingReal: ': nothing here is real',
  open: 'What to type',
  heading: 'What to type in a test',
  rest: 'Everything else that makes sense leads to offers, and on to funding.',
  loading: 'Loading',
  failed: 'The list could not be loaded. Close this and try again.',
  close: 'Close',
});
