import type { Journey } from '#src/testing/journey.ts';
import type { PageDriver } from '#src/testing/pageDriver.ts';

const HEADING = "We can't offer you a line of credit right now";
const DIALOG = 'Ask us to reconsider';

/** In its dialog; not sent. */
export async function writeRequest(at: PageDriver): Promise<void> {
  await at.press(DIALOG);
  const form = at.part('dialog', DIALOG);
  await form.choose('Income');
  await form.write(/^What should we look at\?/, 'My bonus of last year is not counted.');
}

export const journey = {
  states: {
    '': {
      application: 'DECLINED',
      heading: HEADING,
      reach: (at) => at.offers('Download Notice of action taken'),
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
    'a letter will explain': { application: { scenario: 'decline-without-reasons' }, heading: HEADING },
  },
  calls: {
    getDocuments: {
      application: 'DECLINED',
      says: 'We could not load your notice.',
      next: (at) => at.offers('Download Notice of action taken'),
    },
    getDocument: { shownBy: 'View.test.tsx' },
    uploadDocument: { shownBy: 'identity/verification' },
    postSupportRequest: {
      application: 'DECLINED',
      reach: writeRequest,
      dialog: DIALOG,
      submit: 'Send my request',
      next: (at) => at.reads(/^We have received your request\. Your reference is R-/),
    },
  },
} satisfies Journey;
