import type { Journey } from '#src/testing/journey.ts';
import { type PageDriver, samplePdf } from '#src/testing/pageDriver.ts';

const SEND = 'Send my answer';
const HEADING = 'County records list Morgan Ellery as owner';
const CHECKING = 'We are checking who owns your home';
const OWNERSHIP_QUESTION = {
  application: {
    status: { checklistStatus: 'ORDER_FULL_TITLE' },
    titleQuestion: 'OWNERSHIP',
    property: { ownerNames: ['Morgan Ellery'] },
  },
  path: 'review-app/incorrect-ownership',
};

/** With its deed; not sent. */
export async function writeOwnership(at: PageDriver): Promise<void> {
  await at.choose('The records are wrong');
  await at.upload(/^Your proof/, samplePdf('deed.pdf'));
  await at.readText('Uploaded');
}

export const journey = {
  states: {
    '': {
      ...OWNERSHIP_QUESTION,
      heading: HEADING,
      reach: (at) => at.expectButton(SEND),
      refused: { button: SEND, messages: ['Choose which is right'] },
    },
    trust: {
      ...OWNERSHIP_QUESTION,
      heading: HEADING,
      reach: (at) => at.choose('A trust owns it'),
      refused: { button: SEND, messages: ['Enter the name of the trust', 'Upload at least one file'] },
    },
    transfer: {
      ...OWNERSHIP_QUESTION,
      heading: HEADING,
      reach: (at) => at.choose('The home was transferred to me recently'),
      refused: { button: SEND, messages: ['Enter the date of the deed', 'Upload at least one file'] },
    },
    answered: {
      waits: 'mail',
      application: {
        ...OWNERSHIP_QUESTION.application,
        ownershipAnswer: { answer: 'INHERITED', at: '2026-11-20T10:00:00Z' },
        hold: true,
      },
      path: OWNERSHIP_QUESTION.path,
      heading: CHECKING,
    },
  },
  calls: {
    uploadDocument: { testedBy: 'identity/verification' },
    postOwnershipAnswer: {
      ...OWNERSHIP_QUESTION,
      reach: writeOwnership,
      submit: SEND,
      next: (at) => at.expectHeading(CHECKING),
    },
  },
} satisfies Journey;
