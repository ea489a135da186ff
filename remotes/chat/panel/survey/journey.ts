import type { PageJourney } from '#src/testing/journey.ts';
import type { PageDriver } from '#src/testing/pageDriver.ts';
import { PANEL, startChat, whileOpen } from '../testing/panel.ts';

const ENDED = {
  remote: 'chat',
  prepare: whileOpen(true),
  async reach(at: PageDriver) {
    await startChat(at);
    await at.press('End chat');
    await at.press('Tell us how it went');
  },
} as const;

export const journey = {
  states: {
    '': {
      ...ENDED,
      heading: 'Tell us how it went',
      dialog: PANEL,
      refused: { button: 'Submit', messages: ['Please select a reason'] },
    },
  },
  calls: {
    postChatSurvey: {
      ...ENDED,
      async reach(at) {
        await ENDED.reach(at);
        await at.choose('My question was answered');
      },
      submit: 'Submit',
      next: (at) => at.readText('Thanks for telling us how it went.'),
    },
  },
} satisfies PageJourney;
