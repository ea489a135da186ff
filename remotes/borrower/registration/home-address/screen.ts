import { definePage } from '#src/features/screens/definePage.ts';

export const homeAddress = definePage({
  path: 'register-v2/home-address',
  stage: 'INITIAL',
  view: () => import(/* webpackChunkName: "registration" */ './View.tsx'),
});
