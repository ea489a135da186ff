import { defineScreen } from '#src/features/screens/defineScreen.ts';

export const appSummary = defineScreen({
  path: 'start/app-summary',
  stage: 'MORE_INFO',
  statuses: ['APP_SUBMISSION', 'GEN_SUMMARY_DISCLOSURE'],
  children: {
    disclosures: 'document/disclosures',
    CONTACT: 'start/contact',
    DEMOGRAPHICS: 'start/hmda',
    INCOME: 'income/review',
    OFFER: 'product/select',
  },
  calls: ['getContact', 'getDocuments', 'getHelocConsentTypes', 'postSummaryAcceptance', 'putPaperDocuments'],
  wait: 'application',
  view: () => import(/* webpackChunkName: "start" */ './View.tsx'),
});
