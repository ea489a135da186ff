import { defineScreen } from '#src/features/screens/defineScreen.ts';

/** What is owed on the home, for an inquiry (docs/rules.md#loans-on-the-home). */
export const liens = defineScreen({
  path: 'liens',
  stage: 'PRODUCT_SELECT',
  statuses: ['LIEN_VERIFICATION'],
  calls: ['uploadDocument', 'putLiens'],
  asksWhyLeaving: true,
  view: () => import(/* webpackChunkName: "valuation" */ './View.tsx'),
});
