import { defineCopy } from '#src/brand/copy.tsx';

export const copy = defineCopy('product/select/confirm', {
  heading: 'Confirm your offer',
  intro: 'Please check the terms once more before you confirm them.',
  terms: 'You chose',
  payoffs: 'Accounts we pay off',
  payoffName: '{creditor} ****{mask}',
  fullDraw: 'You must draw the full amount when the line opens.',
  confirm: 'These are the terms I want',
  confirmHint: 'If you leave this page, we will ask you to confirm again.',
  required: 'Required',
  submit: 'Confirm and continue',
  back: 'Back to offers',
  refreshed: 'Your offer has been refreshed',
});
