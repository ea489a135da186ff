import type { Journey } from '#src/testing/journey.ts';

const HEADING = "We couldn't reach the credit bureau";
const held = (bureauOutage: object) => ({
  application: { status: { checklistStatus: 'CREDIT_NO_MATCH' }, ssnAttemptsLeft: 1, bureauOutage },
  path: 'error/credit',
});

export const journey = {
  states: {
    '': { ...held({ failedTries: 1 }), heading: HEADING, reach: (at) => at.expectButton('Try again') },
    'tries used up': {
      waits: 'mail',
      ...held({ failedTries: 4 }),
      heading: HEADING,
      reach: (at) => at.expectButton('Check again'),
    },
  },
  calls: {
    retryCredit: {
      ...held({ failedTries: 1 }),
      async reach(at, control) {
        await control('PUT', '/clock', { rate: 50 });
        await at.expectButton('Try again');
      },
      draft: false, // Nothing is typed.
      submit: 'Try again',
      next: (at) => at.expectHeading('Choose your offer'),
    },
  },
} satisfies Journey;
