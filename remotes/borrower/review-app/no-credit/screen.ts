import { defineScreen } from '#src/features/screens/defineScreen.ts';

/** No credit file is found, or too little is in it: other details, once, then a person looks (docs/rules.md#credit-file-not-found). */
export const noCredit = defineScreen({
  path: 'review-app/no-credit',
  stage: 'INITIAL',
  statuses: ['CREDIT_NO_MATCH_SSN'],
  children: { unreachable: 'error/credit' },
  calls: ['uploadDocument', 'postCreditDetails'],
  wait: 'credit',
  view: () => import(/* webpackChunkName: "review" */ './View.tsx'),
});
