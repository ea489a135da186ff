import type { Journey } from '#src/testing/journey.ts';
import type { PageDriver } from '#src/testing/pageDriver.ts';

/** Everything that is asked; not sent. */
export async function writeQuestion(at: PageDriver): Promise<void> {
  await at.choose('A term or number is wrong');
  await at.fill(/^Your question/, 'The fee is higher than what I chose.');
  await at.choose(/^By phone/);
  await at.select(/^Best time to call/, 'In the morning');
}

const OPENED = { application: 'FINAL_OFFER', path: 'signing/support' };

export const journey = {
  states: {
    '': {
      ...OPENED,
      heading: 'Ask us before you sign',
      reach: (at) => at.expectButton('Send my question'),
      refused: {
        button: 'Send my question',
        messages: ['Choose what it is about', 'Write your question', 'Choose how we should answer'],
      },
    },
  },
  async walk(at) {
    await writeQuestion(at);
    await at.press('Send my question');
  },
  calls: {
    getDocuments: { ...OPENED, background: true, next: (at) => at.expectButton('Send my question') },
    postSupportRequest: {
      ...OPENED,
      reach: writeQuestion,
      submit: 'Send my question',
      next: (at) => at.expectHeading('Review and sign your agreement'),
    },
  },
} satisfies Journey;
