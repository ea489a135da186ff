import { forSale } from '#packages/testing/playwright/registration.ts';
import type { StepJourney } from '../testing/stepJourney.ts';

export const journey = {
  states: {
    '': {
      heading: 'Is this property currently for sale?',
      refused: { button: 'Continue', messages: ['Required'] },
    },
  },
  walk: forSale,
} satisfies StepJourney;
