import type { PageJourney } from '#src/testing/journey.ts';
import type { PageDriver } from '#src/testing/pageDriver.ts';
import { openPanel, PANEL, whileOpen } from '../testing/panel.ts';

async function askForPerson(at: PageDriver): Promise<void> {
  await openPanel(at);
  await at.press('Talk to a person');
}

export const journey = {
  states: {
    '': {
      remote: 'chat',
      prepare: whileOpen(false),
      reach: askForPerson,
      heading: "We're closed",
      dialog: PANEL,
    },
  },
  calls: {
    getOpenStatus: { testedBy: 'chat/pre-chat' },
    getWeek: {
      remote: 'chat',
      prepare: whileOpen(false),
      reach: askForPerson,
      message: 'We could not load this part of the page.',
      next: (at) => at.readText(/^Monday/),
    },
  },
} satisfies PageJourney;
