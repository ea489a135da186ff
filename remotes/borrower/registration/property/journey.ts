import { property } from '#packages/testing/playwright/registration.ts';
import type { StepJourney } from '../journey.ts';

export const journey = {
  states: {
    '': {
      heading: 'What property would you like to use?',
      refused: {
        button: 'Continue',
        messages: ['Please enter a valid property address', 'Please select an occupancy type'],
      },
    },
  },
  walk: property,
} satisfies StepJourney;
