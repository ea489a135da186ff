import { applicant } from '#packages/testing/playwright/applicant.ts';
import * as registration from '#packages/testing/playwright/registration.ts';
import type { CallsOf } from '#src/testing/failureMatrix/testedBy.ts';
import type { CallCases } from '#src/testing/journey.ts';
import { registrationForm } from '#src/testing/registrationForm.ts';
import type { StepJourney } from '../journey.ts';

/** With a home where nobody lends yet. */
const WAITING = applicant({ city: 'Charleston', state: 'WV', zip: '25301' });

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
      async reach(at) {
        const form = registrationForm(at);
        await registration.property(form, WAITING);
        await registration.forSale(form);
        await registration.income(form, WAITING);
        await registration.legalName(form, WAITING);
        await registration.birthdate(form, WAITING);
        await at.fill('Mobile phone', WAITING.phone);
        await at.fill('Email', WAITING.email);
      },
      submit: 'Continue',
      next: (at) => at.expectHeading('Thank you. You are on our waitlist.'),
    },
  } satisfies CallCases<CallsOf<'registration/phone-and-email'>>,
} satisfies StepJourney;
