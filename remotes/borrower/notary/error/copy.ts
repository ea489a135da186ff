import { defineCopy } from '#src/brand/copy.tsx';
import { CHECK_AGAIN } from '#src/features/flow/copy.ts';
import { FAILURES } from '#src/features/notary/failure/copy.ts';

export const copy = defineCopy('notary/error', {
  pageTitle: 'Notary session not completed',
  nameFix:
    'If you have an ID in the name that is on the documents, use that one. If the name on the documents is wrong, tell us: we correct it and prepare them again.',
  nameCorrect: 'Correct the name on my documents',
  nameText: 'Nothing else in your application changes. Meet the notary once the new documents are ready.',
  nameRight: 'Your full name, exactly as on your ID',
  nameMissing: 'Enter your full name as on your ID',
  nameSend: 'Send the correction',
  nameCancel: 'Cancel',
  nameSent:
    'We have received it. Your reference is {reference}. We prepare your documents again and email you at {address}.',
  leave:
    'You can close this page; your dashboard leads back to the notary session. If this page stays open, it changes by itself as soon as you can try again.',
  ...FAILURES,
  ...CHECK_AGAIN,
});
