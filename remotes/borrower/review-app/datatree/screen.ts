import { defineScreen } from '#src/features/screens/defineScreen.ts';

/** No status leads here: an address that the customer names (docs/rules.md#reviews-look-like-work-in-progress). */
export const datatree = defineScreen({
  path: 'review-app/datatree',
  stage: 'MORE_INFO',
  view: () => import(/* webpackChunkName: "pages" */ './View.tsx'),
});
