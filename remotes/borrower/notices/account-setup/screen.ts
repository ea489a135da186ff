import { definePage } from '#src/features/screens/definePage.ts';

/** Waits for an account that is being set up (docs/rules.md#small-pages). */
export const accountSetup = definePage({
  path: 'register/account-setup',
  stage: 'INITIAL',
  view: () => import(/* webpackChunkName: "pages" */ './View.tsx'),
});
