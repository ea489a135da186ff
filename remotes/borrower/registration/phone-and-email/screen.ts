import { definePage } from '#src/features/screens/definePage.ts';

export const phoneAndEmail = definePage({
  path: 'register-v2/phone-and-email',
  stage: 'INITIAL',
  view: () => import(/* webpackChunkName: "registration" */ './View.tsx'),
});
