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
  calls: {
    getOpenStatus: { testedBy: 'chat/pre-chat' },
    getWeek: {
      remote: 'chat',
      prepare: whileOpen(false),
      reach: openPanel,
      message: 'We could not load this part of the page.',
      next: (at) => at.readText(/^Monday/),
    },
  },
} satisfies PageJourney;
