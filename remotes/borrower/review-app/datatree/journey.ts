import type { Journey } from '#src/testing/journey.ts';

const HEADING = "We're still working on your application";

export const journey = {
  states: {
    '': { waits: 'mail', application: 'UNKNOWN', path: 'review-app/datatree', heading: HEADING },
  },
} satisfies Journey;
