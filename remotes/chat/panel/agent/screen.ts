import { definePage } from '#src/features/screens/definePage.ts';

export const agent = definePage({
  path: 'chat/agent',
  calls: ['endWebChat', 'refreshChatToken', 'postChatFile', 'getChatFile'],
  view: () => import(/* webpackChunkName: "chat-agent" */ './View.tsx'),
});
