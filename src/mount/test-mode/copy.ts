import { defineCopy, type Translate } from '#src/brand/copy.tsx';

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
export type TestModeTexts = Translate<(typeof copy)['strings']>;
