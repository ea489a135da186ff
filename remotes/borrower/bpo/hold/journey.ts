import type { Journey } from '#src/testing/journey.ts';
import { type PageDriver, samplePdf } from '#src/testing/pageDriver.ts';

const held = (checklistStatus: string) => ({ status: { checklistStatus }, hold: true });
const UNACCEPTABLE = held('UNACCEPTABLE_PROPERTY_CONDITION');
const TITLE = held('FINAL_TITLE_PULL');
const SEND = 'Send files';
const ASK = 'Ask for another look';

/** Not sent. */
export async function uploadProof(at: PageDriver): Promise<void> {
  await at.upload(/^Photos or receipts/, samplePdf('receipt.pdf'));
  await at.readText('Uploaded');
}

/** Not sent. */
export async function writeReason(at: PageDriver): Promise<void> {
  await at.expand('What if I disagree?');
  await at.fill('What is wrong or missing?', 'Kitchen and bathrooms are new.');
}

export const journey = {
  states: {
    '': {
      waits: 'mail',
      application: TITLE,
      heading: 'We are checking the title of your home',
      reach: (at) => at.expand('What if I disagree?'),
      refused: { button: ASK, messages: ['Must be at least 10 characters'] },
    },
    'not ordered yet': {
      waits: 'mail',
      application: { status: { checklistStatus: 'BPO_ORDER_REQUEST', bpo: null }, hold: true },
      heading: 'We are ordering a valuation of your home',
    },
    'report received': {
      waits: 'mail',
      application: {
        status: { checklistStatus: 'NAV_BPO_PROCESSING', bpo: { status: 'BPO_COMPLETE' } },
        hold: true,
      },
      heading: 'The report on your home is here',
    },
    'report received before the order': {
      waits: 'mail',
      application: {
        status: { checklistStatus: 'BPO_ORDER_REQUEST', bpo: { status: 'BPO_COMPLETE' } },
        hold: true,
      },
      heading: 'The report on your home is here',
    },
    ordered: {
      waits: 'mail',
      application: {
        ...held('NAV_BPO_PROCESSING'),
        valuation: { kind: 'BPO', fee: 180, orderedAt: '2026-11-20T18:00:00Z', assignedAt: null },
      },
      heading: 'Your valuation is ordered',
    },
    'on the way': {
      waits: 'mail',
      application: held('NAV_BPO_PROCESSING'),
      heading: 'Your home is being valued',
    },
    passed: {
      waits: 'mail',
      application: held('ACCEPTABLE_PROPERTY_CONDITION'),
      heading: 'Your property passed',
    },
    'under review': {
      waits: 'mail',
      application: UNACCEPTABLE,
      heading: 'Your home is under review',
      reach: (at) => at.expectButton(SEND),
      refused: { button: SEND, messages: ['Upload at least one file'] },
    },
    'another look': {
      application: TITLE,
      heading: 'We are checking the title of your home',
      async reach(at) {
        await writeReason(at);
        await at.press('Add a sale');
      },
      refused: {
        button: ASK,
        messages: [
          'Enter the address of the home that was sold',
          'Enter what it was sold for',
          'Enter the date of the sale',
        ],
      },
    },
  },
  calls: {
    uploadDocument: { testedBy: 'identity/verification' },
    postConditionProof: {
      application: UNACCEPTABLE,
      reach: uploadProof,
      submit: SEND,
      next: (at) => at.readText(/^We have your files/),
    },
    postValueReconsideration: {
      application: TITLE,
      reach: writeReason,
      reopen: (at) => at.expand('What if I disagree?'),
      submit: ASK,
      next: (at) => at.readText(/^You asked for another look/),
    },
  },
} satisfies Journey;
