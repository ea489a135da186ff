import { defineCopy } from '#src/brand/copy.tsx';

export const copy = defineCopy('heloc-signer/intro', {
  heading: 'Before you sign',
  invited:
    '{borrower} applied for a home equity line of credit with {lender} and asks you to sign as well, for the home at {address}.',
  meansHeading: 'What your signature means',
  notBorrowing: 'You are not borrowing and will not owe payments.',
  means:
    "By signing, you agree the lender's lien covers your share of the home; if the loan isn't repaid, the home could be at risk.",
  advice: 'You may want your own advice.',
  noCheck: 'We do not check your credit, and we do not ask about your income.',
  cancel:
    'You live in this home, so you have the right to cancel after signing. Your own copy of the notice says how.',
  itemsHeading: 'What you will sign',
  open: 'Open {title}',
  needHeading: 'What you need',
  needItems: [
    "Your own ID, not expired: a driver's license, a passport, a state ID card or a permanent resident card.",
    'A device of your own with a camera and a microphone, for a video call with a notary. You can also meet a notary in person.',
    'About 20 minutes. You can stop after each step and come back later.',
  ],
  consentHeading: 'Your consent',
  esignHeading: 'Electronic documents',
  esignHint: 'Open one of the documents above first.',
  recordingHeading: 'Recording',
  required: 'Tick the box to go on',
  start: 'Get started',
  notOwner: "I'm not an owner",
  disagree: "I don't agree",
  declineHeading: 'Tell us that you do not sign',
  declineText:
    'We stop here for you. {borrower} hears only that we need to talk with you, not your reason. You can take this back within 24 hours.',
  declineReason: 'Why?',
  reasonNOT_OWNER: "I'm not an owner of this home",
  reasonDISAGREE: "I don't agree to sign",
  reasonOTHER: 'Another reason',
  reasonMissing: 'Choose a reason',
  declineWords: 'Please tell us more',
  wordsHint: 'Between {min} and {max} characters.',
  wordsShort: 'Use at least {min} characters',
  declineSend: 'I do not sign',
  declineKeep: 'Go back',
});
