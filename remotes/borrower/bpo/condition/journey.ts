import type { Journey } from '#src/testing/journey.ts';
import type { PageDriver } from '#src/testing/pageDriver.ts';

const SUBMIT = 'Send and order';
const TEXAS = { scenario: 'texas-valuation' };

/** Not sent. */
async function writeCondition(at: PageDriver): Promise<void> {
  await at.choose('Average');
  await at.tick('Roof');
  await at.choose('No');
  await at.tick(/^A broker price opinion is not an appraisal/);
}

export const journey = {
  states: {
    '': {
      application: TEXAS,
      heading: 'Tell us about the condition of your home',
      refused: {
        button: SUBMIT,
        messages: [
          'Choose the condition of your home',
          'Choose what was damaged, or None',
          'Choose Yes or No',
          'Tick the box to go on',
        ],
      },
    },
    'with repairs': {
      application: TEXAS,
      heading: 'Tell us about the condition of your home',
      async reach(at) {
        await at.choose('Fair');
        await at.tick('Other');
        await at.choose('Yes');
      },
      refused: { button: SUBMIT, messages: ['Tell us what was damaged', 'Tell us what is being repaired'] },
    },
  },
  async walk(at) {
    await writeCondition(at);
    await at.press(SUBMIT);
  },
  calls: {
    uploadDocument: { testedBy: 'identity/verification' },
    postPropertyCondition: {
      application: TEXAS,
      reach: writeCondition,
      submit: SUBMIT,
      next: (at) => at.expectHeading('Your valuation is ordered'),
    },
  },
} satisfies Journey;
