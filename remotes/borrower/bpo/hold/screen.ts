import { defineScreen } from '#src/features/screens/defineScreen.ts';

/** From the order of a valuation to the title check (docs/rules.md#way-of-a-valuation). */
export const bpoHold = defineScreen({
  path: 'bpo/hold',
  stage: 'MORE_INFO',
  statuses: [
    'BPO_ORDER_REQUEST',
    'NAV_BPO_ORDER_REQUEST',
    'NAV_BPO_PROCESSING',
    'FINAL_TITLE_PULL',
    'ACCEPTABLE_PROPERTY_CONDITION',
    'UNACCEPTABLE_PROPERTY_CONDITION',
  ],
  children: { waiting: 'bpo/waiting' },
  calls: ['uploadDocument', 'postConditionProof', 'postValueReconsideration'],
  view: () => import(/* webpackChunkName: "valuation" */ './View.tsx'),
});
