import type { PageJourney } from '#src/testing/journey.ts';
import type { PageDriver } from '#src/testing/pageDriver.ts';
import { openPanel, PANEL, whileOpen } from '../testing/panel.ts';

const AWAY = {
  remote: 'chat',
  prepare: whileOpen(false),
  heading: 'Ask our assistant',
  dialog: PANEL,
} as const;
const BY_SESSION = { testedBy: 'remotes/chat/session/session.test.tsx' };
const HERE = { testedBy: 'remotes/chat/panel/assistant/assistant.test.tsx' };

async function ask(at: PageDriver): Promise<void> {
  await openPanel(at);
  await at.fill('Your message', 'What is my rate?');
  await at.press('Send');
}

export const journey = {
  states: {
    '': { ...AWAY, reach: openPanel },
    replied: {
      ...AWAY,
      async reach(at) {
        await ask(at);
        await at.readText(/^Your rate depends on/);
      },
    },
    'looks like a number that should not be sent': {
      ...AWAY,
      async reach(at) {
        await openPanel(at);
        await at.fill('Your message', 'My SSN is 417-83-6295');
        await at.press('Send');
        await at.readText(/^This looks like/);
      },
    },
  },
  calls: {
    initOmniChat: HERE,
    getChatHistory: HERE,
    chatWithAutobot: HERE,
    setChatReplyUsedWithFeedback: HERE,
    authenticateWebChat: BY_SESSION,
    refreshWebChat: BY_SESSION,
  },
} satisfies PageJourney;
