import { defineScreen } from '#src/features/screens/defineScreen.ts';

export const notarySession = defineScreen({
  path: 'notary/session',
  stage: 'ENOTARY',
  statuses: ['DEED_SIGNING'],
  children: { schedule: 'notary/schedule-manual', error: 'notary/error' },
  hidesTasks: true,
  calls: ['getNotarySession', 'postNotarySession', 'postNotaryComplete'],
  view: () => import(/* webpackChunkName: "notary" */ './View.tsx'),
});
