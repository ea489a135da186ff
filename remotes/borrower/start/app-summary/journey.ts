import type { Journey } from '#src/testing/journey.ts';
import type { PageDriver } from '#src/testing/pageDriver.ts';
import { openDocument } from '../../testing/openDocument.ts';

const TITLE = 'Review and submit your application';

/** Reads a document that only has to be read. */
async function readDocument(at: PageDriver, title: string): Promise<void> {
  await openDocument(at, title);
  await at.press(/^(Agree and continue|Continue)$/);
  await at.expectHeading(TITLE);
}

/** Reads a document and accepts it. */
export async function acceptDocument(at: PageDriver, title: string): Promise<void> {
  await openDocument(at, title);
  await at.tick(`I have read and received ${title}`);
  await at.press('Agree and continue');
  await at.expectHeading(TITLE);
}

export async function agreeToSummary(at: PageDriver): Promise<void> {
  await at.tick(/^I agree to receive and sign documents electronically/);
  await at.tick(/^I have reviewed the summary and disclosures/);
  await at.tick('I agree to the hard credit inquiry');
}

/** Every document read, every box ticked; not submitted. */
async function readAndAgree(at: PageDriver): Promise<void> {
  await at.expectHeading(TITLE);
  await readDocument(at, 'Sample PDF');
  await acceptDocument(at, 'Electronic consent');
  await agreeToSummary(at);
}

async function summary(at: PageDriver): Promise<void> {
  await readAndAgree(at);
  await at.press('Submit application');
}

export const journey = {
  states: {
    '': {
      application: 'APP_SUBMISSION',
      heading: TITLE,
      refused: { button: 'Submit application', messages: ['Required'] },
    },
    'paper documents': {
      application: 'APP_SUBMISSION',
      heading: TITLE,
      reach: (at) => at.press('I want paper documents'),
      dialog: 'Paper documents',
    },
    paused: {
      waits: 'mail',
      application: 'APP_SUBMISSION',
      heading: TITLE,
      async reach(at) {
        await at.press('I want paper documents');
        await at.press('Pause and mail my documents');
        await at.readText('Your application is paused');
      },
    },
  },
  walk: summary,
  calls: {
    getContact: {
      application: 'APP_SUBMISSION',
      message: 'We could not load this part of the page.',
      next: (at) => at.readText('Only you'),
    },
    getDocuments: {
      application: 'APP_SUBMISSION',
      message: 'We could not load your documents.',
      next: (at) => at.expectButton('Open Electronic consent'),
    },
    putPaperDocuments: {
      application: 'APP_SUBMISSION',
      reach: (at) => at.press('I want paper documents'),
      draft: false, // Nothing is typed.
      submit: 'Pause and mail my documents',
      next: (at) => at.readText('Your application is paused'),
    },
    getHelocConsentTypes: { testedBy: 'bank/autopay' },
    postSummaryAcceptance: {
      application: 'APP_SUBMISSION',
      needsBrowser: true,
      reach: readAndAgree,
      submit: 'Submit application',
      next: (at) => at.expectHeading('Verify your income'),
    },
  },
} satisfies Journey;
