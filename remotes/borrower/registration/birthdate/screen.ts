import { definePage } from '#src/features/screens/definePage.ts';

export const birthdate = definePage({
  path: 'register-v2/birthdate',
  stage: 'INITIAL',
  view: () => import(/* webpackChunkName: "registration" */ './View.tsx'),
});
