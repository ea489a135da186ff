import type { PageJourney } from '#src/testing/journey.ts';
import { PANEL, startChat, whileOpen } from '../testing/panel.ts';

export const journey = {
  states: {
    '': {
      remote: 'chat',
      prepare: whileOpen(true),
      reach: startChat,
      heading: 'Chat with an agent',
      dialog: PANEL,
    },
  },
} satisfies PageJourney;
