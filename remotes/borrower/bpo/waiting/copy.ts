import { defineCopy } from '#src/brand/copy.tsx';
import { CHECK_AGAIN } from '#src/features/flow/copy.ts';

export const copy = defineCopy('bpo/waiting', {
  heading: 'Who comes to your home, and when',
  pageTitle: 'Visit to your home',
  next: 'We are looking for a professional near your home. The report usually comes in about 3-5 business days.',
  found:
    'A professional near your home has been found. The report usually comes about 3-5 business days after the order.',
  call: 'They call the person you named before they come. You need not be at home.',
  callTexas: 'They call you before they come.',
  leave: 'There is nothing for you to do now. You can close this page; we will email you at {address}.',
  back: 'Back to the valuation',
  ...CHECK_AGAIN,
});
