import { homeAddress } from '#packages/testing/playwright/registration.ts';
import type { StepJourney } from '../testing/stepJourney.ts';

export const journey = {
  states: {
    '': {
      heading: 'What is your home address?',
      refused: { button: 'Continue', messages: ['Please enter a valid property address'] },
    },
  },
  walk: homeAddress,
} satisfies StepJourney;
