import { defineCopy } from '#src/brand/copy.tsx';
import { ONLINE } from '#src/features/notary/online/copy.ts';

export const copy = defineCopy('heloc-signer/sign', {
  pageTitle: 'Sign with a notary',
  checkHeading: 'Before you meet the notary',
  nameQuestion: 'Is {name} your full name, exactly as on your ID?',
  nameHint: 'The notary compares your ID with the deed, letter by letter.',
  nameYes: 'Yes, this is my name',
  nameNo: 'No, it has to be corrected',
  nameCorrect: 'Correct my name',
  nameMissing: 'Say whether this is your name',
  nameWrong: 'Correct your name first',
  taxQuestion: 'Do you have a Social Security number or ITIN?',
  taxHint:
    'In a video call a few questions confirm who you are. They come from the records under that number. We do not ask for the number. Without one you meet a notary in person.',
  taxYes: 'Yes, I have one',
  taxNo: 'No, I have neither',
  taxMissing: 'Say whether you have one',
  continue: 'Continue',

  heading: 'Meet your notary online',
  ...ONLINE,
  readyItems: [
    'Your ID, the same one that you showed us before, and not expired.',
    'A few minutes for questions about your own past: a former address, say. There are at least five, and there is a time limit.',
    'Credit reports without a freeze or lock. A freeze can keep the questions from coming, so lift it before you join.',
    'A quiet place with enough light, where you are alone or only with the people who sign with you.',
  ],
  recorded: 'The session is recorded in audio and video, as you have agreed.',
  signingAs: 'You sign as {name}.',
  questionsLeft: {
    one: "The identity questions weren't passed. You can try once more now, or use an in-person notary.",
    other:
      "The identity questions weren't passed. You can try {count} more times now, or use an in-person notary.",
  },
  limit: 'After too many tries the questions are closed for a while. A notary in person asks none.',
  joining: 'Joining',
  pick: 'Pick a time with a notary in person',
  preparing: 'Your documents are being prepared. This takes a minute or two.',
  loadFailed: 'We could not load what we need for your notary session.',

  inPersonHeading: 'Meet a notary in person',
  inPersonText:
    'You choose the time and the place. The notary checks your ID and watches you sign. It takes about an hour.',
  inPersonOnly: 'For this signature a notary has to meet you in person.',
  noTaxId:
    'The questions of a video call need a Social Security number or ITIN, so a notary meets you in person.',
  changeTax: 'I have a Social Security number or ITIN',
  online: 'Meet online instead',
  keep: 'Keep my appointment',

  bookedHeading: 'Your notary appointment',
  changeHeading: 'Change your notary appointment',
  now: 'Now: {day} at {time}. It stays yours until you have chosen another time.',
  bookedNote: 'You can close this page; we will email you at {address} if anything changes.',
  bringName: 'Sign with your name as it is printed: {name}',
  cancelled: 'Your appointment is cancelled.',
  overHeading: 'Your documents are being returned to us',
  overText:
    'Thank you. The notary sends us what you signed, usually within 1 business day. Nothing is left for you to do. You can close this page; we will email you at {address}.',

  completedHeading: 'You have signed before the notary',
  completedText: 'One moment, we are saving your documents.',
  completedStuck: 'Your session is complete, but we could not load the next step.',
});
