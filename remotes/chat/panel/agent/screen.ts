import { definePage } from '#src/features/screens/definePage.ts';
import { eager } from '#src/features/screens/viewOf.ts';
import { title, View } from './View.tsx';

export const agent = definePage({
  path: 'chat/agent',
  view: eager({ View, title }),
});
