import type { Journey } from '#src/testing/journey.ts';
import { joinNotary } from '../intro/journey.ts';

export const journey = {
  states: {
    '': {
      application: 'DEED_SIGNING',
      heading: 'Your notary session',
      async reach(at) {
        await joinNotary(at, { asksLocation: true });
        await at.expectButton('Sign before the notary');
      },
    },
  },
  walk: (at) => at.press('Sign before the notary'),
  calls: {
    getNotarySession: { testedBy: 'remotes/borrower/notary/session/View.test.tsx' },
    postNotarySession: { testedBy: 'notary/intro' },
    postNotaryComplete: {
      application: 'DEED_SIGNING',
      async reach(at, control) {
        await joinNotary(at, { asksLocation: true });
        await control('PUT', '/clock', { rate: 20 });
      },
      submit: 'Sign before the notary',
      next: (at) => at.expectHeading(/^(You're signed|You're done|You have signed)/),
    },
  },
} satisfies Journey;
