import { defineScreen } from '#src/features/screens/defineScreen.ts';

/** While the flood certificate is awaited, and for the notice if the home lies in a hazard area (docs/rules.md#flood-zones). */
export const floodCert = defineScreen({
  path: 'error/flood-cert',
  stage: 'SIGNING',
  progressAt: 'bank/disburse',
  statuses: ['GEN_CLOSING_DISCLOSURE'],
  children: { insurance: 'insurance/requirements' },
  calls: ['postFloodAcknowledgement'],
  view: () => import(/* webpackChunkName: "review" */ './View.tsx'),
});
