import { defineScreen } from '#src/features/screens/defineScreen.ts';
import { atOnce } from '#src/features/screens/viewOf.ts';
import { title, View } from './View.tsx';

export const property = defineScreen({
  path: 'register-v2',
  stage: 'INITIAL',
  view: atOnce({ View, title }),
});
