import { definePage } from '#src/features/screens/definePage.ts';
import { eager } from '#src/features/screens/viewOf.ts';
import { title, View } from './View.tsx';

export const waiting = definePage({
  path: 'chat/waiting',
  view: eager({ View, title }),
});
