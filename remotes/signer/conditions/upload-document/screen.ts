import { definePage } from '#src/features/screens/definePage.ts';
import { PATHS } from '../../access/paths.ts';

/** One request is answered; the query says which (docs/rules.md#links-to-a-condition). */
export const uploadDocument = definePage({
  path: PATHS.uploadDocument,
  calls: [
    'getCoDeedStatus',
    'logoutRedirect',
    'getProfile',
    'getConditions',
    'uploadCoDeedDocument',
    'postConditionSubmission',
  ],
  view: () => import(/* webpackChunkName: "signer-conditions" */ './View.tsx'),
});
