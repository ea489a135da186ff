import { definePage } from '#src/features/screens/definePage.ts';

export const ended = definePage({
  path: 'chat/ended',
  view: () => import(/* webpackChunkName: "chat-ended" */ './View.tsx'),
});
