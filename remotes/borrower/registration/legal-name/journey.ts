import { legalName } from '#packages/testing/playwright/registration.ts';
import type { StepJourney } from '../testing/stepJourney.ts';

export const journey = {
  states: {
    '': {
      heading: 'What is your legal name?',
      refused: { button: 'Continue', messages: ['Please enter the first name', 'Last name is required'] },
    },
  },
  walk: legalName,
} satisfies StepJourney;
