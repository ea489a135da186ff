import type { Journey } from '#src/testing/journey.ts';
import { type PageDriver, samplePdf } from '#src/testing/pageDriver.ts';

const SEND = 'Send my answer';

/** With its proof; not sent. */
export async function writeAnswer(at: PageDriver): Promise<void> {
  await at.choose("It's paid, and I can show proof");
  await at.upload(/^Your proof/, samplePdf('statement.pdf'));
  await at.readText('Uploaded');
}

const ANSWERED = 'We are looking at what you sent us';

export const journey = {
  states: {
    '': {
      application: 'DELINQUENCY_REVIEW',
      heading: 'Tell us about a past-due payment',
      reach: (at) => at.expectButton(SEND),
      refused: { button: SEND, messages: ['Choose which is right'] },
    },
    'with proof': {
      application: 'DELINQUENCY_REVIEW',
      heading: 'Tell us about a past-due payment',
      reach: (at) => at.choose('I have a payment arrangement'),
      refused: { button: SEND, messages: ['Upload at least one file'] },
    },
    answered: {
      waits: 'mail',
      application: {
        status: { checklistStatus: 'DELINQUENCY_REVIEW' },
        delinquencyAnswer: { answer: 'PAID', at: '2026-11-20T10:00:00Z' },
        hold: true,
      },
      heading: ANSWERED,
    },
  },
  async walk(at) {
    await writeAnswer(at);
    await at.press(SEND);
  },
  calls: {
    uploadDocument: { testedBy: 'identity/verification' },
    postDelinquencyAnswer: {
      application: 'DELINQUENCY_REVIEW',
      reach: writeAnswer,
      submit: SEND,
      next: (at) => at.expectHeading(ANSWERED),
    },
  },
} satisfies Journey;
