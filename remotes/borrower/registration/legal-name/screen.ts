import { defineScreen } from '#src/features/screens/defineScreen.ts';

export const legalName = defineScreen({
  path: 'register-v2/legal-name',
  title: 'Legal name',
  stage: 'INITIAL',
  view: () => import(/* webpackChunkName: "registration" */ './View.tsx'),
});
