import type { Journey } from '#src/testing/journey.ts';
import type { PageDriver } from '#src/testing/pageDriver.ts';

export const writeDraw = (at: PageDriver, amount = '50,000') => at.fill('Draw amount', amount);

/** With automatic payments. */
export async function draw(at: PageDriver): Promise<void> {
  await writeDraw(at);
  await at.tick(/^Automatic payments/);
  await at.press('Continue');
}

export async function selectOffer(at: PageDriver): Promise<void> {
  await at.expectHeading('Choose your offer');
  await at.choose('15 years');
  await draw(at);
}

/** For people of 62 and older there is one term, and everything is due at its end. */
export async function selectInterestOnly(at: PageDriver): Promise<void> {
  await at.expectHeading('Choose your offer');
  await draw(at);
  await at.expectHeading('Confirm your offer');
  await at.readText(/, interest only$/);
  await at.readText(/^Due at maturity /);
}

export const journey = {
  states: {
    '': {
      application: 'OFFER_SELECTION',
      heading: 'Choose your offer',
      refused: { before: (at) => writeDraw(at, ''), button: 'Continue', messages: [] },
    },
    revised: { application: 'REVISED_OFFER_SELECTION', heading: 'Your offer has changed' },
    charts: {
      application: 'OFFER_SELECTION',
      heading: 'Choose your offer',
      async reach(at) {
        await at.expand('Pay off other debts');
        await at.tick(/Meridian Card/);
        await at.expand('Your choice in pictures');
        await at.expand('Your home and this line');
        await at.expand('Paying off these debts or keeping them');
        await at.expand('If you pay a little more each month');
        await at.expand('Show as a table');
      },
    },
    leaving: {
      application: 'OFFER_SELECTION',
      heading: 'Choose your offer',
      reach: (at) => at.press('Save and finish later'),
      dialog: 'Before you go',
      refused: { button: 'Submit', messages: ['Please select a reason'] },
    },
  },
  walk: selectOffer,
  calls: {
    getCosts: {
      application: 'OFFER_SELECTION',
      background: true,
      async next(at) {
        await at.press('Continue');
        await at.expectHeading('Confirm your offer');
      },
    },
    putOffer: {
      application: 'OFFER_SELECTION',
      reach: (at) => writeDraw(at),
      submit: 'Continue',
      next: (at) => at.expectHeading('Confirm your offer'),
    },
  },
} satisfies Journey;
