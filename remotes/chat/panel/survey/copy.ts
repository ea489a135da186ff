import { defineCopy } from '#src/brand/copy.tsx';

export const copy = defineCopy('chat/survey', {
  heading: 'Tell us how it went',
  reason: 'What describes your chat best?',
  ANSWERED: 'My question was answered',
  PARTLY: 'My question was answered in part',
  NOT_ANSWERED: 'My question was not answered',
  TECHNICAL_PROBLEM: 'The chat did not work well',
  more: 'Is there anything else you want to tell us?',
  reasonMissing: 'Please select a reason',
  tooLong: 'Please restrict your response to 140 characters.',
  submit: 'Submit',
  skip: 'Skip',
});
