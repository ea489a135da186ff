import { defineCopy } from '#src/brand/copy.tsx';

export const copy = defineCopy('leave-survey', {
  title: 'Before you go',
  savedTitle: 'Your answers are saved',
  comeBack:
    'To go on at any time, on any device, open this page again and log in as {address}. We also write to that address when there is something for you to do.',
  leave: 'Leave for now',
  stay: 'Stay on this page',
  intro: 'Would you tell us why you leave?',
  reason: 'Why do you leave for now?',
  JUST_LOOKING: "I'm just looking",
  RATE_OR_FEES: 'Rate or fees',
  AMOUNT_TOO_LOW: 'Amount too low',
  TECHNICAL_PROBLEM: 'Technical problem',
  NO_DOCUMENTS: "Don't have documents",
  OTHER: 'Other',
  more: 'What is it?',
  reasonMissing: 'Please select a reason',
  tooLong: 'Please restrict your response to 140 characters.',
  submit: 'Submit',
  skip: 'Skip',
});
