import type { PageJourney } from '#src/testing/journey.ts';
import { writeUntilWaitlist } from '../../registration/testing/writeUntilWaitlist.ts';

const calls = { postWaitlist: { testedBy: 'remotes/borrower/notices/waitlist/View.test.tsx' } };

const JOINED = 'Thank you. You are on our waitlist.';

export const waitlistJourney = {
  states: { '': { address: 'waitlist', heading: JOINED } },
  calls,
} satisfies PageJourney;

export const marketingWaitlistJourney = {
  states: {
    form: {
      address: 'register-v2',
      heading: JOINED,
      role: 'main',
      async reach(at) {
        await writeUntilWaitlist(at);
        await at.press('Continue');
      },
    },
  },
  calls,
} satisfies PageJourney;
