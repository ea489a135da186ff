import { applicant } from '#packages/testing/playwright/applicant.ts';
import {
  birthdate,
  forSale,
  income,
  legalName,
  phoneAndEmail,
  writeProperty,
} from '#packages/testing/playwright/registration.ts';
import type { PageJourney } from '#src/testing/journey.ts';
import { registrationForm } from '#src/testing/registrationForm.ts';

const JOINED = 'Thank you. You are on our waitlist.';
/** Where nobody lends, whatever the organisation. */
const KETCHIKAN = { city: 'Ketchikan', state: 'AK', zip: '99950' };

export const waitlistJourney = {
  states: { '': { address: 'waitlist', heading: JOINED } },
} satisfies PageJourney;

export const marketingWaitlistJourney = {
  states: {
    form: {
      address: 'register-v2',
      heading: JOINED,
      role: 'main',
      async reach(at) {
        const [form, person] = [registrationForm(at), applicant(KETCHIKAN)];
        await writeProperty(form, person);
        await at.readText(/^Go on, and we will put you on the waitlist/);
        await form.continue();
        await forSale(form);
        await income(form, person);
        await legalName(form, person);
        await birthdate(form, person);
        await phoneAndEmail(form, person);
      },
    },
  },
} satisfies PageJourney;
