import type { Journey } from '#src/testing/journey.ts';
import type { PageDriver } from '#src/testing/pageDriver.ts';
import { selectOffer } from '../journey.ts';

/** Not submitted. */
export async function acceptTerms(at: PageDriver): Promise<void> {
  await at.expectHeading('Confirm your offer');
  await at.tick('These are the terms I want');
}

export async function confirmOffer(at: PageDriver): Promise<void> {
  await acceptTerms(at);
  await at.press('Confirm and continue');
}

export const journey = {
  states: {
    '': {
      application: 'OFFER_SELECTION',
      heading: 'Confirm your offer',
      reach: selectOffer,
      refused: { button: 'Confirm and continue', messages: ['Required'] },
    },
  },
  walk: confirmOffer,
  calls: {
    getCosts: { testedBy: 'offer/select' },
    putOfferConfirm: {
      application: 'OFFER_SELECTION',
      async reach(at) {
        await selectOffer(at);
        await acceptTerms(at);
      },
      submit: 'Confirm and continue',
      next: (at) => at.expectHeading('A few more details'),
    },
  },
} satisfies Journey;
