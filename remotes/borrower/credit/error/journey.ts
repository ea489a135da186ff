import type { Journey } from '#src/testing/journey.ts';

const FROZEN = 'SOFT_CREDIT_LOCKED_OR_FROZEN';
export const RETRY = "I've lifted it - try again";

export const journey = {
  states: {
    '': { application: FROZEN, heading: 'Your credit file is locked or frozen' },
    hard: {
      application: {
        status: { checklistStatus: 'HARD_CREDIT_LOCKED_OR_FROZEN' },
        creditFreeze: { bureaus: ['EXPERIAN'] },
      },
      heading: 'Your credit file is locked or frozen',
    },
    'three tries': {
      application: {
        status: { checklistStatus: FROZEN },
        creditFreeze: { bureaus: ['EQUIFAX', 'TRANSUNION'], failedTries: 3 },
      },
      heading: 'Your credit file is still locked or frozen',
    },
  },
  walk: (at) => at.press(RETRY),
  calls: {
    retryCredit: {
      application: FROZEN,
      async reach(_, control) {
        await control('PUT', '/clock', { rate: 50 });
      },
      draft: false, // Nothing is typed.
      submit: RETRY,
      next: (at) => at.expectHeading('Choose your offer'),
    },
    postCreditReminder: {
      application: FROZEN,
      submit: 'Remind me by email',
      next: (at) => at.readText(/^We will remind you on /),
    },
  },
} satisfies Journey;
