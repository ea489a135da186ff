import { defineCopy } from '#src/brand/copy.tsx';
import { CHECK_AGAIN } from '#src/features/flow/copy.ts';

export const copy = defineCopy('review-app/incorrect-ownership', {
  pageTitle: 'Who owns your home',
  heading: 'County records list {names} as owner',
  headingUnknown: 'County records list somebody else as owner',
  intro: 'Your name, {name}, is not there or is different. Records are not always up to date, so we ask you.',
  answer: 'Which is right?',
  answerNAME_VARIATION: 'It is me, under another form of my name',
  answerRECENT_TRANSFER: 'The home was transferred to me recently',
  answerTRUST: 'A trust owns it',
  answerLLC: 'A company (LLC) owns it',
  answerINHERITED: 'I inherited it',
  answerRECORDS_WRONG: 'The records are wrong',
  answerMissing: 'Choose which is right',
  deedDate: 'Date of the deed',
  deedDateMissing: 'Enter the date of the deed',
  deedDateAhead: 'The date of the deed must be in the past',
  trustName: 'Name of the trust',
  trustNameMissing: 'Enter the name of the trust',
  company:
    'We lend to people and to revocable living trusts, not to companies. Call us if you are about to move the home into your own name.',
  files: 'Your proof',
  filesNAME_VARIATION: 'For example a marriage certificate or an ID with the other name.',
  filesRECENT_TRANSFER: 'The recorded deed.',
  filesTRUST: 'The certificate of trust, all pages.',
  filesINHERITED: 'The probate papers, or the deed of distribution.',
  filesRECORDS_WRONG: 'The recorded deed that names you.',
  submit: 'Send my answer',
  reviewHeading: 'We are checking who owns your home',
  answered: 'You answered: {answer}.',
  review:
    'A person compares it with county records. This takes 1-2 business days. You can close this page; we will email you at {address}.',
  ...CHECK_AGAIN,
});
