import { defineScreen } from '#src/features/screens/defineScreen.ts';

/** While documents are made. */
export const signdocs = defineScreen({
  path: 'review-app/signdocs',
  stage: 'MORE_INFO',
  children: { insurance: 'insurance/requirements' },
  view: () => import(/* webpackChunkName: "pages" */ './View.tsx'),
});
