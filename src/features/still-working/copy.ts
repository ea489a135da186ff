import { defineCopy } from '#src/brand/copy.tsx';
import { CHECK_AGAIN } from '../flow/copy.ts';

export const copy = defineCopy('error/timeout', {
  pageTitle: 'We are still working on your application',
  heading: "We're still working on your application",
  safe: "Your application {loanNumber} is safe. We need a little more time. You can close this page: we'll email {address} as soon as there is something for you to do. Most reviews take 1-2 business days.",
  safeAsked: 'Your application {loanNumber} is safe. It goes on when you have done what we ask here.',
  facta: 'There is a fraud alert on your credit file, so we will call you at the number on that alert.',
  minor: "The credit file we found does not look like an adult's. Check your date of birth or contact us.",
  question: 'We need an answer from you',
  questionPARCEL:
    'The title search found a different parcel for your home. It goes on when you tell us which is yours.',
  questionOWNERSHIP: 'County records name another owner of your home. We go on when you tell us why.',
  answer: 'Answer our question',
  disputed: 'We are looking at what you did not recognize',
  disputedText:
    "{lenders}: a person compares it with the county's records and your credit report. Then you see your offers, or what is left to decide.",
  underwriting: 'See what we are reviewing',
  ...CHECK_AGAIN,
});
