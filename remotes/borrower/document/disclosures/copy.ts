import { defineCopy } from '#src/brand/copy.tsx';

export const copy = defineCopy('document/disclosures', {
  heading: 'Your documents',
  position: 'Document {number} of {count}',
  list: 'Documents',
  done: 'Done',
  current: 'Open now',
  todo: 'To read',
  loading: 'Loading your documents',
  failed: 'We could not load your documents.',
  retry: 'Try again',
  none: 'There is nothing to read here.',
  scroll: 'Scroll to the end to continue',
  read: 'I have read and received {title}',
  required: 'Required',
  accepted: 'You have accepted this document.',
  agree: 'Agree and continue',
  continue: 'Continue',
  next: 'Next document ({number} of {count})',
  back: 'Back',
});
