import { definePage } from '#src/features/screens/definePage.ts';

export const agent = definePage({
  path: 'chat/agent',
  view: () => import(/* webpackChunkName: "chat-talk" */ './View.tsx'),
});
