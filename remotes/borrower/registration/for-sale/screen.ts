import { defineScreen } from '#src/features/screens/defineScreen.ts';

export const forSale = defineScreen({
  path: 'register-v2/for-sale',
  stage: 'INITIAL',
  view: () => import(/* webpackChunkName: "registration" */ './View.tsx'),
});
