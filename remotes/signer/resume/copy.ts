import { defineCopy } from '#src/brand/copy.tsx';
import { CHECK_AGAIN } from '#src/features/flow/copy.ts';

export const copy = defineCopy('heloc-signer/resume', {
  ...CHECK_AGAIN,
  heading: 'Pick up where you left off',
  intro: '{borrower} asked you to sign for the home at {address}.',
  steps: 'Your steps',
  identity: 'Identity',
  documents: 'Review documents',
  notary: 'Notary',
  done: 'Done',
  nextHeading: 'What is next',
  identityNext:
    "Next, you confirm who you are. Have one of these ready: a driver's license, a passport, a state ID card or a permanent resident card.",
  documentsNext: 'Next, you read the documents that you will sign.',
  notaryNext: 'Next, you sign with a notary.',
  goOn: 'Go on',
  wait: 'This step is not open yet. The link in your invitation email brings you back here. If you need help, call {phone}.',
  finished: "Thank you. You're finished.",
  finishedNext: 'There is nothing left for you to do. We also email you when the deed is recorded.',
  copies: 'Your copies',
  copiesText:
    'Download what you have signed and keep it. You can come back here for it with the link in your email.',
  copiesFailed: 'We could not load your copies.',
  nextTitle: 'What happens next',
  nextSteps: [
    'We check the signed documents and send the deed to the county to be recorded.',
    'You owe no payments. {borrower} manages the line.',
  ],
  cancelTitle: 'Your right to cancel',
  cancelText:
    'You live in this home, so you can cancel the line within three business days of the last signature. Your notice of the right to cancel, among your copies, says how and until when.',
});
