import type { Journey } from '#src/testing/journey.ts';

const HEADING = "We're still working on your application";

export const journey = {
  states: {
    '': {
      waits: 'mail',
      application: { status: { checklistStatus: 'GEN_CLOSING_DISCLOSURE' }, hold: true },
      heading: HEADING,
    },
    'insurance to send': {
      application: {
        status: { checklistStatus: 'GEN_CLOSING_DISCLOSURE' },
        owner: { firstName: 'Ana', lastName: 'Condo' },
      },
      heading: HEADING,
    },
  },
} satisfies Journey;
