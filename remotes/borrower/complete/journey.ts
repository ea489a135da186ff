import type { Journey } from '#src/testing/journey.ts';
import type { PageDriver } from '#src/testing/pageDriver.ts';

export async function complete(at: PageDriver): Promise<void> {
  await at.expectHeading("You're signed. Your cancellation period has started");
  await at.readText(/^You can cancel until midnight on /);
}

/** In its dialog; not sent. */
export async function signCancellation(at: PageDriver): Promise<void> {
  await at.press('I want to cancel');
  await at.within('dialog', 'Cancel this line').fill('Type your full legal name', 'Ana Rivera');
}

const RESCISSION = {
  status: { checklistStatus: 'RESCISSION' },
  owner: { firstName: 'Ana', lastName: 'Rivera' },
};

const held = (status: string) => ({ application: { status, hold: true } });

export const journey = {
  states: {
    'cancellation period': {
      waits: 'mail',
      application: RESCISSION,
      heading: /^You're signed/,
      reach: (at) => at.expectButton('Download all (ZIP)'),
    },
    'cancel the line': {
      application: RESCISSION,
      heading: /^You're signed/,
      reach: (at) => at.press('I want to cancel'),
      dialog: 'Cancel this line',
      refused: { button: 'Cancel my line', messages: ['Type your full legal name'] },
    },
    'waiting for others': {
      waits: 'mail',
      application: { scenario: 'waiting-for-others' },
      heading: /^You're done/,
      reach: (at) => at.readText(/^Invited /),
    },
    fundable: { waits: 'mail', ...held('FUNDABLE'), heading: /^We're recording your deed with / },
    recording: { waits: 'mail', ...held('RECORDING'), heading: /^We're recording your deed with / },
    'final checks': {
      waits: 'mail',
      ...held('FUNDING_DECISION'),
      heading: "We're doing the final checks before we send your money",
    },
    payoffs: { waits: 'mail', ...held('DIRECT_DEBT_PAYOFF'), heading: "We're paying off your accounts" },
  },
  calls: {
    getDocuments: {
      application: 'RESCISSION',
      message: 'We could not load the list of your documents.',
      next: (at) => at.expectButton('Download all (ZIP)'),
    },
    getDocument: { testedBy: 'remotes/borrower/complete/View.test.tsx' },
    getSigners: { testedBy: 'signing/additional' },
    postSignerResend: { testedBy: 'signing/additional' },
    postCancellation: {
      application: RESCISSION,
      reach: signCancellation,
      dialog: 'Cancel this line',
      draft: false, // One answer.
      submit: 'Cancel my line',
      next: (at) => at.expectHeading('You have cancelled'),
    },
  },
} satisfies Journey;
