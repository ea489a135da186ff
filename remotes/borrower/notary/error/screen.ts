import { defineScreen } from '#src/features/screens/defineScreen.ts';

/** Where a session that failed leads, with its reason in `?reason=` (docs/rules.md#failed-notary-sessions). */
export const notaryError = defineScreen({
  path: 'notary/error',
  stage: 'ENOTARY',
  progressAt: 'notary/session',
  statuses: ['DEED_SIGNING'],
  children: { schedule: 'notary/schedule-manual' },
  calls: ['getNotary', 'postSupportRequest'],
  view: () => import(/* webpackChunkName: "notary" */ './View.tsx'),
});
