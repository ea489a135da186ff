import type { Journey } from '#src/testing/journey.ts';

export const journey = {
  states: { '': { application: 'UNKNOWN', heading: "We're still working on your application" } },
  calls: {},
} satisfies Journey;
