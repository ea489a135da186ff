import { defineScreen } from '#src/features/screens/defineScreen.ts';

/** Reads documents under any status: the automatic routing spares this page. */
export const disclosures = defineScreen({
  path: 'document/disclosures',
  stage: 'MORE_INFO',
  view: () => import(/* webpackChunkName: "start" */ './View.tsx'),
});
