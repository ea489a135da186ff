import { birthdate } from '#packages/testing/playwright/registration.ts';
import type { StepJourney } from '../testing/stepJourney.ts';

export const journey = {
  states: {
    '': {
      heading: 'What is your date of birth?',
      refused: { button: 'Continue', messages: ['Date of birth is required'] },
    },
  },
  walk: birthdate,
} satisfies StepJourney;
