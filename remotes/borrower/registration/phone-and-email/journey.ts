import * as registration from '#packages/testing/playwright/registration.ts';
import type { StepJourney } from '../testing/stepJourney.ts';
import { writeUntilWaitlist } from '../testing/writeUntilWaitlist.ts';

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
  walk: registration.phoneAndEmail,
  calls: {
    postWaitlist: {
      address: 'register-v2',
      reach: writeUntilWaitlist,
      submit: 'Continue',
      next: (at) => at.expectHeading('Thank you. You are on our waitlist.'),
    },
  },
} satisfies StepJourney;
