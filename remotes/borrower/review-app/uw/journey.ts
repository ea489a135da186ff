import type { Journey } from '#src/testing/journey.ts';

export const journey = {
  states: {
    '': {
      waits: 'mail',
      application: 'HOLD_FOR_APPRAISAL_REVIEW',
      path: 'review-app/uw',
      heading: 'An underwriter is reviewing your file',
    },
  },
} satisfies Journey;
