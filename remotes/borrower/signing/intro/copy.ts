import { defineCopy } from '#src/brand/copy.tsx';

export const copy = defineCopy('signing/intro', {
  heading: 'Review and sign your agreement',
  time: 'This takes about {minutes} minutes.',
  intro: 'You can stop and come back; what you have signed is kept.',
  terms: 'Your final terms',
  changes: 'What changed since you chose this offer',
  now: 'Now',
  documents: 'What you will sign',
  withNotary: 'signed with the notary',
  agreement: 'Home equity line agreement and account-opening disclosures',
  rightToCancel: 'Notice of right to cancel',
  deed: 'Deed of trust or mortgage',
  payoffs: 'Payoff authorizations',
  autopay: 'Autopay authorization',
  flood: 'Flood notice',
  compliance: 'Compliance agreement',
  texas: 'Texas home equity documents',
  texasCopies: 'You receive a copy of everything you sign.',
  texasItemized:
    'You receive the final list of fees at least 1 business day before your closing, and you need not close sooner.',
  start: 'Start signing',
  question: 'I have a question',
  asked:
    'We have received your question. Your reference is {reference}. {answer} You can sign now, or wait for the answer.',
  answerPHONE: 'We will call you in our opening hours.',
  answerEMAIL: 'We will answer by email within 1 business day.',
  answerCHAT: 'You can open the chat on this page now.',
  change: 'Change my offer',
  changing: 'Opening your offers',
});
