import type { Journey } from '#src/testing/journey.ts';
import { type PageDriver, samplePdf } from '#src/testing/pageDriver.ts';

const SEND = 'Try again with these changes';
const NO_FILE = 'CREDIT_NO_MATCH_SSN';
const HEADING = "We couldn't find a credit file for the details you gave";

/** What is missing; not sent. */
export async function writeDetails(at: PageDriver): Promise<void> {
  await at.upload(/^Social Security card or W-2/, samplePdf('w2.pdf'));
  await at.readText('Uploaded');
  await at.fillPassword('Last 4 digits of your Social Security number', '6789');
}

export const journey = {
  states: {
    '': {
      application: NO_FILE,
      heading: HEADING,
      reach: (at) => at.expectButton(SEND),
      refused: { button: SEND, messages: ['Enter the last 4 digits of your Social Security number'] },
    },
    moved: {
      application: NO_FILE,
      heading: HEADING,
      reach: (at) => at.tick('I had another address in the last 2 years'),
      refused: { button: SEND, messages: ['Please enter a valid property address'] },
    },
    'too little history': {
      application: { status: { checklistStatus: NO_FILE }, creditSearch: { reason: 'THIN' } },
      heading: 'Your credit report has too little history',
      reach: (at) => at.expectButton(SEND),
    },
    'looked at': {
      waits: 'mail',
      application: {
        status: { checklistStatus: NO_FILE },
        creditSearch: { reason: 'NOT_FOUND', answeredAt: '2026-11-20T10:00:00Z' },
        hold: true,
      },
      heading: 'We are looking for your credit file',
    },
  },
  async walk(at) {
    await writeDetails(at);
    await at.press(SEND);
  },
  calls: {
    uploadDocument: { testedBy: 'identity/verification' },
    postCreditDetails: {
      application: NO_FILE,
      async reach(at, control) {
        await control('PUT', '/clock', { rate: 50 });
        await writeDetails(at);
      },
      submit: SEND,
      next: (at) => at.expectHeading('Choose your offer'),
    },
  },
} satisfies Journey;
