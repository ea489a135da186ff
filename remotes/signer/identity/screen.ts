import { definePage } from '#src/features/screens/definePage.ts';
import { PATHS } from '../access/paths.ts';

/** The signer's name and ID; no SSN, they do not borrow (docs/rules.md#identity-documents). */
export const identity = definePage({
  path: PATHS.identity,
  calls: [
    'getCoDeedStatus',
    'logoutRedirect',
    'putCoDeedName',
    'getCoDeedIdentity',
    'uploadCoDeedDocument',
    'postCoDeedIdentity',
    'putCoDeedIdentityConfirmation',
    'postCoDeedHandoff',
    'postCoDeedHandoffText',
    'getCoDeedHandoff',
  ],
  view: () => import(/* webpackChunkName: "signer-identity" */ './View.tsx'),
});
