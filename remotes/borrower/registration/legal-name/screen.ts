import { defineScreen } from '#src/features/screens/defineScreen.ts';

export const legalName = defineScreen({
  path: 'register-v2/legal-name',
  stage: 'INITIAL',
  view: () => import(/* webpackChunkName: "registration" */ './View.tsx'),
});
