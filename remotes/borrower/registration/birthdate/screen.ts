import { defineScreen } from '#src/features/screens/defineScreen.ts';

export const birthdate = defineScreen({
  path: 'register-v2/birthdate',
  stage: 'INITIAL',
  view: () => import(/* webpackChunkName: "registration" */ './View.tsx'),
});
