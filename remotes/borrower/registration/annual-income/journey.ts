import { income } from '#packages/testing/playwright/registration.ts';
import type { StepJourney } from '../testing/stepJourney.ts';

export const journey = {
  states: {
    '': {
      heading: 'What is your annual income?',
      refused: { button: 'Continue', messages: ['Required'] },
    },
    'low income': {
      heading: 'What is your annual income?',
      reach: (at, person) => income(at, { ...person, income: '14,999' }),
      dialog: 'Please confirm your annual pre-tax income',
    },
  },
  walk: income,
} satisfies StepJourney;
