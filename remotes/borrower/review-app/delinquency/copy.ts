import { defineCopy } from '#src/brand/copy.tsx';
import { CHECK_AGAIN } from '#src/features/flow/copy.ts';

export const copy = defineCopy('review-app/delinquency', {
  heading: 'Tell us about a past-due payment',
  answeredHeading: 'We are looking at what you sent us',
  intro:
    'Your credit report shows a past-due payment on a mortgage or property tax. Reports are not always up to date, so we ask you.',
  accounts: 'What the report shows',
  account: '{creditor} ****{mask}',
  months: { one: '{count} month past due', other: '{count} months past due' },
  unknown: 'Past due',
  answer: 'Which is right?',
  answerPAID: "It's paid, and I can show proof",
  answerARRANGEMENT: 'I have a payment arrangement',
  answerNOT_MINE: "This isn't mine",
  answerPAST_DUE: "It's past due",
  answerMissing: 'Choose which is right',
  files: 'Your proof',
  filesPAID: 'A statement or a letter that shows the payment.',
  filesARRANGEMENT: 'The letter or email that confirms the arrangement.',
  filesNOT_MINE: 'Anything that shows it, if you have it.',
  dispute:
    'You can dispute it with the bureau that reported it, free of charge. It has to look into it, usually within 30 days. We check it on our side too.',
  bureau: 'Reported by {bureau}, {phone}',
  pastDue:
    "We can't continue until the account is current. Your application waits. Come back when it is paid, and show us the statement here.",
  submit: 'Send my answer',
  answered: 'You answered: {answer}.',
  reviewing:
    'A person compares it with your credit report. This takes 1-2 business days. You can close this page; we will email you at {address}.',
  ...CHECK_AGAIN,
});
