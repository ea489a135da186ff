import { defineCopy } from '#src/brand/copy.tsx';

export const copy = defineCopy('maintenance', {
  title: 'Scheduled Maintenance',
  message:
    'We are currently undergoing scheduled maintenance. Please check back shortly. Thank you for your patience!',
  again: 'Check again',
  checking: 'Checking',
  still: 'The maintenance is not over yet.',
});
