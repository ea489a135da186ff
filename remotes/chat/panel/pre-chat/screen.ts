import { definePage } from '#src/features/screens/definePage.ts';
import { eager } from '#src/features/screens/viewOf.ts';
import { title, View } from './View.tsx';

export const preChat = definePage({
  path: 'chat/pre-chat',
  calls: ['getOpenStatus', 'initOmniChat'],
  view: eager({ View, title }),
});
