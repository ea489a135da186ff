import type { PageJourney } from '#src/testing/journey.ts';
import { openPanel, PANEL, whileOpen } from '../journey.ts';

export const journey = {
  states: {
    '': {
      remote: 'chat',
      prepare: whileOpen(true),
      reach: openPanel,
      heading: 'Start a chat',
      dialog: PANEL,
      refused: { button: 'Start chat', messages: ['Required', 'Please enter your email'] },
    },
  },
} satisfies PageJourney;
