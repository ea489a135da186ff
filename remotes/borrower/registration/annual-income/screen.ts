import { definePage } from '#src/features/screens/definePage.ts';

export const annualIncome = definePage({
  path: 'register-v2/annual-income',
  stage: 'INITIAL',
  view: () => import(/* webpackChunkName: "registration" */ './View.tsx'),
});
