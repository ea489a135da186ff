import type { PageJourney } from '#src/testing/journey.ts';
import { openPanel, PANEL, whileOpen } from '../testing/panel.ts';

/** Without a screen, in the tests of the session. */
const BY_SESSION = { testedBy: 'remotes/chat/session/session.test.tsx' };
const OPEN = { remote: 'chat', prepare: whileOpen(true) } as const;

export const journey = {
  states: {
    '': {
      ...OPEN,
      reach: openPanel,
      heading: 'Start a chat',
      dialog: PANEL,
      refused: { button: 'Start chat', messages: ['Required', 'Please enter your email'] },
    },
  },
  calls: {
    getOpenStatus: {
      ...OPEN,
      reach: openPanel,
      message: 'We could not load this part of the page.',
      next: (at) => at.fill('Name', 'Ana'),
    },
    getProfile: { testedBy: 'remotes/chat/App.test.tsx' },
    initOmniChat: {
      ...OPEN,
      async reach(at) {
        await openPanel(at);
        await at.fill('Name', 'Ana');
        await at.fill('Email', 'ana@example.com');
      },
      submit: 'Start chat',
      message: 'Something went wrong. Please try later.',
      messages: {
        404: /^Something went wrong\. Please try again later\. You can also call/,
        'wrong shape': 'Something went wrong. Please try again later.',
      },
      next: (at) => at.readText('Chat with an agent'),
    },
    getChatAgents: { testedBy: 'remotes/chat/panel/debug/debug.test.tsx' },
    initWebChat: BY_SESSION,
    getWebChatInfo: BY_SESSION,
    authenticateWebChat: BY_SESSION,
    refreshWebChat: BY_SESSION,
  },
} satisfies PageJourney;
