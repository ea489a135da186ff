import { defineScreen } from '#src/features/screens/defineScreen.ts';

/** County records show no such home, or several (docs/rules.md#home-not-found). */
export const property = defineScreen({
  path: 'review-app/property',
  stage: 'INITIAL',
  statuses: ['NO_PROPERTY_FOUND', 'MULTIPLE_PROPERTIES'],
  calls: ['uploadDocument', 'postPropertyAnswer'],
  view: () => import(/* webpackChunkName: "review" */ './View.tsx'),
});
