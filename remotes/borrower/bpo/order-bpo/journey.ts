import type { Journey } from '#src/testing/journey.ts';
import type { PageDriver } from '#src/testing/pageDriver.ts';

const SUBMIT = 'Order valuation';

/** Not sent. */
export async function writeOrder(at: PageDriver): Promise<void> {
  await at.choose('Only me, or me and my family');
  await at.expand('Best days and gate code (optional)');
  await at.tick('Monday');
  await at.tick('Order the valuation');
}

export const journey = {
  states: {
    '': {
      application: 'BPO_ORDER_REQUEST',
      heading: 'Order the valuation of your home',
      refused: {
        button: SUBMIT,
        messages: ['Choose who lives in the home', 'Tick the box to order the valuation'],
      },
    },
  },
  async walk(at) {
    await writeOrder(at);
    await at.press(SUBMIT);
  },
  calls: {
    postBpoOrder: {
      application: 'NAV_BPO_ORDER_REQUEST',
      reach: writeOrder,
      submit: SUBMIT,
      next: (at) => at.expectHeading('Your valuation is ordered'),
    },
  },
} satisfies Journey;
