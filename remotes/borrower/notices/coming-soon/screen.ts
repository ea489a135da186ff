import { definePage } from '#src/features/screens/definePage.ts';

/** Not in this state, not with this partner or not this product yet. Has no form (docs/rules.md#small-pages). */
export const comingSoon = definePage({
  path: 'coming-soon',
  stage: 'INITIAL',
  view: () => import(/* webpackChunkName: "pages" */ './View.tsx'),
});
