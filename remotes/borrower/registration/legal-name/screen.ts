import { definePage } from '#src/features/screens/definePage.ts';

export const legalName = definePage({
  path: 'register-v2/legal-name',
  stage: 'INITIAL',
  view: () => import(/* webpackChunkName: "registration" */ './View.tsx'),
});
