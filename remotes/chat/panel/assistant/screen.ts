import { definePage } from '#src/features/screens/definePage.ts';

export const assistant = definePage({
  path: 'chat/assistant',
  calls: [
    'initOmniChat',
    'getChatHistory',
    'chatWithAutobot',
    'setChatReplyUsedWithFeedback',
    'authenticateWebChat',
    'refreshWebChat',
  ],
  view: () => import(/* webpackChunkName: "chat-assistant" */ './View.tsx'),
});
