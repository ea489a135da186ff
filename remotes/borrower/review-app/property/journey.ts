import type { Journey } from '#src/testing/journey.ts';
import type { PageDriver } from '#src/testing/pageDriver.ts';

const SEND = 'Look for my home again';
const NONE = "We couldn't find 12 Alder Way, Boise, ID 83702 in county records";
const SEVERAL = 'County records show more than one home at 12 Alder Way, Boise, ID 83702';

/** With a parcel number, not yet submitted. */
export async function writeParcelNumber(at: PageDriver): Promise<void> {
  await at.choose('The address is right');
  await at.fill('Parcel number (APN)', 'R-0412-031-000');
}

export const journey = {
  states: {
    '': {
      application: 'NO_PROPERTY_FOUND',
      heading: NONE,
      reach: (at) => at.expectButton(SEND),
      refused: { button: SEND, messages: ['Choose the reason'] },
    },
    'written another way': {
      application: 'NO_PROPERTY_FOUND',
      heading: NONE,
      async reach(at) {
        await at.choose('The street or the unit is written another way');
        await at.fill('Street address', '');
      },
      refused: { button: SEND, messages: ['Enter the street address'] },
    },
    'without a number': {
      application: 'NO_PROPERTY_FOUND',
      heading: NONE,
      reach: (at) => at.choose('The address is right'),
      refused: {
        button: SEND,
        messages: ['Enter the parcel number, or upload a document that shows your home'],
      },
    },
    'several homes': {
      application: 'MULTIPLE_PROPERTIES',
      heading: SEVERAL,
      reach: (at) => at.expectButton(SEND),
      refused: { button: SEND, messages: ['Choose the one that is yours, or “None of these”'] },
    },
    'none of several': {
      application: 'MULTIPLE_PROPERTIES',
      heading: SEVERAL,
      reach: (at) => at.choose('None of these'),
      refused: { button: SEND, messages: ['Choose the reason'] },
    },
    'looked at': {
      waits: 'mail',
      application: {
        status: { checklistStatus: 'NO_PROPERTY_FOUND' },
        propertyAnsweredAt: '2026-11-20T10:00:00Z',
        hold: true,
      },
      heading: 'We are looking for your home',
    },
  },
  async walk(at) {
    await writeParcelNumber(at);
    await at.press(SEND);
  },
  calls: {
    uploadDocument: { testedBy: 'identity/verification' },
    postPropertyAnswer: {
      application: 'NO_PROPERTY_FOUND',
      async reach(at, control) {
        await control('PUT', '/clock', { rate: 50 });
        await writeParcelNumber(at);
      },
      submit: SEND,
      next: (at) => at.expectHeading('Choose your offer'),
    },
  },
} satisfies Journey;
