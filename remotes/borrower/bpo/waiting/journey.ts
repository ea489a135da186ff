import type { Journey } from '#src/testing/journey.ts';

/** Ordered, and not assigned. */
const ORDERED = {
  status: { checklistStatus: 'NAV_BPO_PROCESSING' },
  valuation: { kind: 'BPO', fee: 180, orderedAt: '2026-11-20T18:00:00Z', assignedAt: null },
  hold: true,
};

export const journey = {
  states: {
    '': {
      waits: 'mail',
      application: ORDERED,
      path: 'bpo/waiting',
      heading: 'Who comes to your home, and when',
    },
  },
} satisfies Journey;
