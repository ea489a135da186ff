import { defineScreen } from '#src/features/screens/defineScreen.ts';

export const annualIncome = defineScreen({
  path: 'register-v2/annual-income',
  stage: 'INITIAL',
  view: () => import(/* webpackChunkName: "registration" */ './View.tsx'),
});
