import { defineScreen } from '#src/features/screens/defineScreen.ts';

export const notaryIntro = defineScreen({
  path: 'notary/intro',
  stage: 'ENOTARY',
  statuses: ['DEED_SIGNING', 'GEN_NOTARY_DISCLOSURE', 'ATTORNEY_REVIEW', 'NOTARY_WAITING_PERIOD'],
  children: { session: 'notary/session', schedule: 'notary/schedule-manual' },
  calls: ['getNotary', 'getDocuments', 'getDocument', 'postNotarySession'],
  view: () => import(/* webpackChunkName: "notary" */ './View.tsx'),
});
