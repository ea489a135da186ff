import { defineScreen } from '#src/features/screens/defineScreen.ts';

/** The credit bureau did not answer in time; no status leads here (docs/rules.md#credit-bureau-unreachable). */
export const creditUnreachable = defineScreen({
  path: 'error/credit',
  stage: 'INITIAL',
  statuses: [
    'CREDIT_NO_MATCH',
    'CREDIT_NO_MATCH_SSN',
    'HARD_CREDIT_LOCKED_OR_FROZEN',
    'SOFT_CREDIT_LOCKED_OR_FROZEN',
  ],
  calls: ['retryCredit'],
  wait: 'credit',
  view: () => import(/* webpackChunkName: "review" */ './View.tsx'),
});
