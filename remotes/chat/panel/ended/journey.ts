import type { PageJourney } from '#src/testing/journey.ts';
import { PANEL, startChat, whileOpen } from '../testing/panel.ts';

export const journey = {
  states: {
    '': {
      remote: 'chat',
      prepare: whileOpen(true),
      async reach(at) {
        await startChat(at);
        await at.press('End chat');
      },
      heading: 'Thanks for chatting with us!',
      dialog: PANEL,
    },
  },
} satisfies PageJourney;
