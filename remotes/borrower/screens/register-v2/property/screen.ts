import { defineScreen } from '#src/features/screens/defineScreen.ts';

export const property = defineScreen({
  path: 'register-v2',
  title: 'Property address',
  stage: 'INITIAL',
  view: () => import(/* webpackMode: "eager" */ './View.tsx'),
});
