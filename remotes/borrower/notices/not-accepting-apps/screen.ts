import { definePage } from '#src/features/screens/definePage.ts';

/** No form, nothing to try again (docs/rules.md#small-pages). */
export const notAccepting = definePage({
  path: 'not-accepting-apps',
  stage: 'INITIAL',
  view: () => import(/* webpackChunkName: "pages" */ './View.tsx'),
});
