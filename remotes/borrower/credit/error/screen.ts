import { defineScreen } from '#src/features/screens/defineScreen.ts';

/** A frozen or locked credit file: only its owner can lift that (docs/rules.md#credit-freeze). */
export const creditError = defineScreen({
  path: 'credit/error',
  stage: 'INITIAL',
  statuses: ['HARD_CREDIT_LOCKED_OR_FROZEN', 'SOFT_CREDIT_LOCKED_OR_FROZEN'],
  children: { unreachable: 'error/credit' },
  calls: ['retryCredit', 'postCreditReminder'],
  wait: 'credit',
  view: () => import(/* webpackChunkName: "start" */ './View.tsx'),
});
