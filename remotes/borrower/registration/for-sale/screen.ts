import { definePage } from '#src/features/screens/definePage.ts';

export const forSale = definePage({
  path: 'register-v2/for-sale',
  stage: 'INITIAL',
  view: () => import(/* webpackChunkName: "registration" */ './View.tsx'),
});
