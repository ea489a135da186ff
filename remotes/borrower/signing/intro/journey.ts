import { shareLocation } from '#src/features/location-alert/testing/shareLocation.ts';
import type { Journey } from '#src/testing/journey.ts';
import type { PageDriver } from '#src/testing/pageDriver.ts';

export async function startSigning(at: PageDriver): Promise<void> {
  await at.expectHeading('Review and sign your agreement');
  await at.press('Start signing');
  await shareLocation(at);
}

export const journey = {
  states: {
    '': { application: 'FINAL_OFFER', heading: 'Review and sign your agreement' },
    location: {
      application: 'FINAL_OFFER',
      heading: 'Review and sign your agreement',
      async reach(at) {
        await at.press('Start signing');
        await at.expectButton('Share my location');
      },
    },
  },
  walk: startSigning,
  calls: {
    // The list shows what is known without this call.
    getDocuments: {
      application: 'FINAL_OFFER',
      background: true,
      next: (at) => at.expectButton('Start signing'),
    },
    postOfferReopening: {
      application: 'FINAL_OFFER',
      submit: 'Change my offer',
      next: (at) => at.expectHeading('Your verified offers'),
    },
  },
} satisfies Journey;
