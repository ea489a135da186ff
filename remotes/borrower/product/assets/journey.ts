import type { Journey } from '#src/testing/journey.ts';
import type { PageDriver } from '#src/testing/pageDriver.ts';

const SUBMIT = 'Add assets and update my offers';
const HEADING = 'Use your assets to qualify';
/** An income that carries no line. */
export const NO_OFFERS = {
  status: { checklistStatus: 'ASSETS_PREQUAL' },
  offers: [],
  income: { incomePrimary: 12_000, incomeOther: 0, employmentType: 'RETIRED' },
};

/** Not sent. */
export async function writeAsset(at: PageDriver, balance = '900,000'): Promise<void> {
  const card = at.within('region', 'Asset 1');
  await card.choose('Stocks, bonds, mutual funds');
  await card.fill('Bank or company', 'Larkfield');
  await card.fill('Balance', balance);
  await card.choose('Me');
}

export const journey = {
  states: {
    '': {
      application: NO_OFFERS,
      heading: HEADING,
      refused: {
        button: SUBMIT,
        messages: [
          'Choose the kind of asset',
          'Enter the bank or company',
          'Enter an amount from $1 to $99,999,999',
          'Choose who owns it',
        ],
      },
    },
    'a retirement account': {
      application: 'ASSETS_PREQUAL',
      heading: HEADING,
      reach: (at) => at.choose('Retirement account (401(k), IRA)'),
      refused: { button: SUBMIT, messages: ['Choose Yes or No'] },
    },
    none: {
      application: NO_OFFERS,
      heading: HEADING,
      reach: (at) => at.tick('I do not have assets to add'),
    },
  },
  async walk(at) {
    await writeAsset(at);
    await at.press(SUBMIT);
  },
  calls: {
    putAssetDepletion: [
      {
        application: NO_OFFERS,
        reach: (at) => writeAsset(at),
        submit: SUBMIT,
        next: (at) => at.expectHeading('Choose your offer'),
      },
      {
        application: 'ASSETS_PREQUAL',
        submit: 'Skip - keep my current offers',
        next: (at) => at.expectHeading('Choose your offer'),
      },
    ],
  },
} satisfies Journey;
