import { defineCopy } from '#src/brand/copy.tsx';
import { nameLabels } from '#src/features/person-name/copy.ts';

/** The legal name of a signer, on the pages that ask for it. */
export const copy = defineCopy('heloc-signer/name', {
  heading: 'Your legal name',
  intro:
    'Your name has to be on the deed exactly as it is on your ID. Check it, and correct it if it is not.',
  confirm: 'This is my name',
  dialogHeading: 'Correct your name',
  dialogText: 'Enter it exactly as it is on your ID and on the deed.',
  save: 'Save my name',
  cancel: 'Cancel',
  ...nameLabels,
});
