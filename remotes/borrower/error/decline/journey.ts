import type { Journey } from '#src/testing/journey.ts';
import type { PageDriver } from '#src/testing/pageDriver.ts';

const HEADING = "We can't offer you a line of credit right now";
const DIALOG = 'Ask us to reconsider';

const COUNTER_OFFERED = { scenario: 'decline-with-counter-offer' };

/** In its dialog; not sent. */
export async function writeRequest(at: PageDriver): Promise<void> {
  await at.press(DIALOG);
  const form = at.within('dialog', DIALOG);
  await form.choose('Income');
  await form.fill(/^What should we look at\?/, 'My bonus of last year is not counted.');
}

export const journey = {
  states: {
    '': {
      application: 'DECLINED',
      heading: HEADING,
      reach: (at) => at.expectButton('Download Notice of action taken'),
    },
    reconsider: {
      application: 'DECLINED',
      heading: HEADING,
      reach: (at) => at.press(DIALOG),
      dialog: DIALOG,
      refused: {
        button: 'Send my request',
        messages: ['Choose what it is about', 'Write what we should look at'],
      },
    },
    'with a counter-offer': { application: COUNTER_OFFERED, heading: HEADING },
    'a letter will explain': { application: { scenario: 'decline-without-reasons' }, heading: HEADING },
  },
  calls: {
    getDocuments: {
      application: 'DECLINED',
      message: 'We could not load your notice.',
      next: (at) => at.expectButton('Download Notice of action taken'),
    },
    getDocument: {
      application: 'DECLINED',
      submit: 'Download Notice of action taken',
      message: 'We could not download this file. Please try again.',
      needsBrowser: true,
      next: (at) => at.expectButton('Download Notice of action taken'),
    },
    uploadDocument: { testedBy: 'identity/verification' },
    postCounterOffer: {
      application: COUNTER_OFFERED,
      submit: 'See the offer we can make',
      next: (at) => at.expectHeading('Choose your offer'),
    },
    postSupportRequest: {
      application: 'DECLINED',
      reach: writeRequest,
      dialog: DIALOG,
      reopen: (at) => at.press(DIALOG),
      submit: 'Send my request',
      next: (at) => at.readText(/^We have received your request\. Your reference is R-/),
    },
  },
} satisfies Journey;
