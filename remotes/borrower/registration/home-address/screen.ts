import { defineScreen } from '#src/features/screens/defineScreen.ts';

export const homeAddress = defineScreen({
  path: 'register-v2/home-address',
  stage: 'INITIAL',
  view: () => import(/* webpackChunkName: "registration" */ './View.tsx'),
});
