import { UNDERWRITING_STATUSES } from '#src/domain/application/underwriting.ts';
import { defineScreen } from '#src/features/screens/defineScreen.ts';

/** What an underwriter is at; reached from the page on which one waits for them (docs/rules.md#underwriting-review). */
export const underwriting = defineScreen({
  path: 'review-app/uw',
  stage: 'MORE_INFO',
  statuses: UNDERWRITING_STATUSES,
  view: () => import(/* webpackChunkName: "review" */ './View.tsx'),
});
