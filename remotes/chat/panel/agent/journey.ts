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
  calls: {
    endWebChat: { testedBy: 'remotes/chat/session/session.test.tsx' },
    refreshChatToken: { testedBy: 'remotes/chat/session/session.test.tsx' },
    postChatFile: { testedBy: 'remotes/chat/transports/nice/nice.test.ts' },
    getChatFile: { testedBy: 'remotes/chat/transports/nice/nice.test.ts' },
  },
} satisfies PageJourney;
