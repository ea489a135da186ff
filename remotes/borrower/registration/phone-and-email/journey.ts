import { phoneAndEmail } from '#packages/testing/playwright/registration.ts';
import type { StepJourney } from '../journey.ts';

export const journey = {
  states: {
    '': {
      heading: 'How can we reach you?',
      refused: {
        button: 'Continue',
        messages: ['Please enter your mobile phone', 'Please enter your email'],
      },
    },
  },
  walk: phoneAndEmail,
} satisfies StepJourney;
