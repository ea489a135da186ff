import { definePage } from '#src/features/screens/definePage.ts';

/** How to reach a person by phone or in writing (docs/rules.md#requests-for-support). */
export const support = definePage({
  path: 'register/support',
  stage: 'INITIAL',
  calls: ['postVisitorSupport'],
  view: () => import(/* webpackChunkName: "pages" */ './View.tsx'),
});
