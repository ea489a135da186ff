import { defineScreen } from '#src/features/screens/defineScreen.ts';

/** The status DECLINED and a decline decision under any other (docs/rules.md#declined-applications). */
export const decline = defineScreen({
  path: 'error/decline',
  stage: 'MORE_INFO',
  // A decline decision leads here by itself; from the offers one comes where none can be made.
  availableWhen: ({ uwDecision }) => uwDecision === 'INELIGIBLE',
  calls: ['getDocuments', 'getDocument', 'uploadDocument', 'postSupportRequest', 'postCounterOffer'],
  isFinal: true,
  view: () => import(/* webpackChunkName: "outcome" */ './View.tsx'),
});
