import type { PageJourney } from '#src/testing/journey.ts';
import type { PageDriver } from '#src/testing/pageDriver.ts';
import { goOn, invitedTo } from '../testing/invitation.ts';

const HEADING = 'Before you sign';
const DECLINE = 'Tell us that you do not sign';
const RECORDING = 'I agree the session is recorded in audio and video and kept as state law requires.';

/** One document is opened, which shows that they can be read; then both consents. */
export async function consent(at: PageDriver): Promise<void> {
  await at.expectHeading(HEADING);
  await at.press('Open Deed of trust');
  await at.tick(/^I agree to receive and sign documents electronically/);
  await at.tick(RECORDING);
}

async function declineInWords(at: PageDriver): Promise<void> {
  await goOn(at);
  await at.press("I don't agree");
  const dialog = at.within('dialog', DECLINE);
  await dialog.choose('Another reason');
  await dialog.fill('Please tell us more', 'We are getting a divorce.');
}

export const journey = {
  states: {
    '': {
      address: invitedTo(),
      heading: HEADING,
      reach: goOn,
      refused: {
        button: 'Get started',
        messages: ['Open one of the documents above first.', 'Tick the box to go on'],
      },
    },
    declining: {
      address: invitedTo(),
      heading: HEADING,
      async reach(at) {
        await goOn(at);
        await at.press("I don't agree");
        await at.within('dialog', DECLINE).choose('Another reason');
      },
      dialog: DECLINE,
      refused: { button: 'I do not sign', messages: ['Use at least 10 characters'] },
    },
  },
  async walk(at) {
    await consent(at);
    await at.press('Get started');
  },
  calls: {
    getCoDeedStatus: { testedBy: 'heloc-signer/resume' },
    logoutRedirect: { testedBy: 'heloc-signer/resume' },
    getCoDeedDocuments: {
      address: invitedTo(),
      reach: goOn,
      message: 'We could not load this part of the page.',
      next: (at) => at.expectButton('Open Deed of trust'),
    },
    getCoDeedDocument: { testedBy: 'remotes/signer/intro/View.test.tsx' },
    postCoDeedConsents: {
      address: invitedTo(),
      async reach(at) {
        await goOn(at);
        await consent(at);
      },
      draft: false, // Consents are given where their text is read.
      submit: 'Get started',
      next: (at) => at.expectHeading('Your legal name'),
    },
    postCoDeedDecline: {
      address: invitedTo(),
      reach: declineInWords,
      dialog: DECLINE,
      async reopen(at) {
        await at.press("I don't agree");
      },
      submit: 'I do not sign',
      next: (at) => at.expectHeading('You told us that you do not sign'),
    },
  },
} satisfies PageJourney;
