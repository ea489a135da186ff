import { defineScreen } from '#src/features/screens/defineScreen.ts';

export const phoneAndEmail = defineScreen({
  path: 'register-v2/phone-and-email',
  stage: 'INITIAL',
  view: () => import(/* webpackChunkName: "registration" */ './View.tsx'),
});
