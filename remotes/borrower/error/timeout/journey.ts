import type { Journey } from '#src/testing/journey.ts';
import { TWO_LIENS } from '../../testing/twoLiens.ts';

const HEADING = "We're still working on your application";

export const journey = {
  states: {
    '': { waits: 'mail', application: 'UNKNOWN', heading: HEADING },
    'a loan that is not recognized': {
      waits: 'mail',
      application: {
        ...TWO_LIENS,
        status: { checklistStatus: 'ORDER_FULL_TITLE' },
        recordedLiens: TWO_LIENS.recordedLiens.map((lien) => ({
          ...lien,
          dispute: { at: '2026-11-20T10:00:00Z', note: 'I never had it.' },
        })),
        hold: true,
      },
      heading: HEADING,
    },
  },
} satisfies Journey;
