import { definePage } from '#src/features/screens/definePage.ts';
import { PATHS } from '../../access/paths.ts';

/** The ID once more, where it could not be verified (docs/rules.md#conditions). */
export const identityAgain = definePage({
  path: PATHS.identityAgain,
  calls: [
    'getCoDeedStatus',
    'logoutRedirect',
    'getProfile',
    'getConditions',
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
