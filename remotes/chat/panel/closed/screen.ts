import { definePage } from '#src/features/screens/definePage.ts';
import { eager } from '#src/features/screens/viewOf.ts';
import { title, View } from './View.tsx';

export const closed = definePage({
  path: 'chat/closed',
  calls: ['getOpenStatus', 'getWeek'],
  view: eager({ View, title }),
});
