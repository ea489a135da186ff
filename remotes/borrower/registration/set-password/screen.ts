import { definePage } from '#src/features/screens/definePage.ts';

export const setPassword = definePage({
  path: 'register-v2/set-password',
  stage: 'INITIAL',
  view: () => import(/* webpackChunkName: "registration" */ './View.tsx'),
});
