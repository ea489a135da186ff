import type { PageJourney } from '#src/testing/journey.ts';
import { openPanel, PANEL, whileOpen } from '../testing/panel.ts';

export const journey = {
  states: {
    '': {
      remote: 'chat',
      prepare: whileOpen(false),
      reach: openPanel,
      heading: "We're closed",
      dialog: PANEL,
    },
  },
} satisfies PageJourney;
