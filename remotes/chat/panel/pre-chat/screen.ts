import { definePage } from '#src/features/screens/definePage.ts';

export const preChat = definePage({
  path: 'chat/pre-chat',
  calls: [
    'getOpenStatus',
    'getProfile',
    'initOmniChat',
    'initWebChat',
    'getWebChatInfo',
    'authenticateWebChat',
    'refreshWebChat',
  ],
  view: () => import(/* webpackChunkName: "chat-form" */ './View.tsx'),
});
