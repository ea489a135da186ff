import { defineScreen } from '#src/features/screens/defineScreen.ts';
import { atOnce } from '#src/features/screens/viewOf.ts';
import { View } from './View.tsx';

export const property = defineScreen({
  path: 'register-v2',
  title: 'Property address',
  stage: 'INITIAL',
  view: atOnce(View),
});
