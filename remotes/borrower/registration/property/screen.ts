import { definePage } from '#src/features/screens/definePage.ts';
import { eager } from '#src/features/screens/viewOf.ts';
import { title, View } from './View.tsx';

export const property = definePage({
  path: 'register-v2',
  stage: 'INITIAL',
  view: eager({ View, title }),
});
