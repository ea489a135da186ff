import { PHONE_PATH } from '#src/domain/application/entryPaths.ts';
import { definePage } from '#src/features/screens/definePage.ts';

/** Top level, not below an application: the phone knows none and is not signed in. */
export const handoff = definePage({
  path: PHONE_PATH,
  calls: ['openHandoff', 'uploadHandoff', 'removeHandoffDocument', 'finishHandoff'],
  view: () => import(/* webpackChunkName: "phone" */ './View.tsx'),
});
