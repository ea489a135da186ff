import { definePage } from '#src/features/screens/definePage.ts';

export const closed = definePage({
  path: 'chat/closed',
  calls: ['getOpenStatus', 'getWeek'],
  view: () => import(/* webpackChunkName: "chat-assistant" */ './View.tsx'),
});
