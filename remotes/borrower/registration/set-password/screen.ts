import { defineScreen } from '#src/features/screens/defineScreen.ts';

export const setPassword = defineScreen({
  path: 'register-v2/set-password',
  stage: 'INITIAL',
  view: () => import(/* webpackChunkName: "registration" */ './View.tsx'),
});
