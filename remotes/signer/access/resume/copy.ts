import { defineCopy } from '#src/brand/copy.tsx';

export const copy = defineCopy('heloc-signer/resume', {
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
  wait: 'This step is not open yet. The link in your invitation email brings you back here. If you need help, call {phone}.',
  finished: "Thank you. You're finished.",
  finishedNext: "There is nothing left for you to do. We'll email you a copy of what you signed.",
  check: 'Check again',
  checking: 'Checking',
  nothingNew: 'Nothing new yet.',
});
