import type { Journey } from '#src/testing/journey.ts';
import type { PageDriver } from '#src/testing/pageDriver.ts';

const HEADING = 'What do you think your home is worth?';

/** Not sent. */
export async function writeEstimate(at: PageDriver, value = '450,000'): Promise<void> {
  await at.fill('Your estimate', value);
  await at.choose('Good');
}

export const journey = {
  states: {
    '': {
      application: 'NO_AVM_FOUND',
      heading: HEADING,
      refused: {
        button: 'Continue',
        messages: ['Enter an amount from $20,000 to $10,000,000', 'Choose the condition of your home'],
      },
    },
    'with all there is': {
      application: 'RESI_EVAL_ESTIMATE',
      heading: HEADING,
      async reach(at) {
        await at.expand('Tell us more about your home (optional)');
        await at.fill(/^Year you bought it/, '20');
      },
      refused: { button: 'Continue', messages: ['Choose the condition of your home'] },
    },
  },
  async walk(at) {
    await writeEstimate(at);
    await at.press('Continue');
  },
  calls: {
    putPropertyEstimate: {
      application: 'NO_AVM_FOUND',
      reach: (at) => writeEstimate(at),
      submit: 'Continue',
      next: (at) => at.expectHeading('Order the valuation of your home'),
    },
  },
} satisfies Journey;
