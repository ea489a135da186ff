import { definePage } from '#src/features/screens/definePage.ts';
import { PATHS } from '../access/paths.ts';

/** Somebody has said that they do not sign (docs/rules.md#signers-who-decline). */
export const declined = definePage({
  path: PATHS.declined,
  calls: ['getCoDeedStatus', 'logoutRedirect', 'deleteCoDeedDecline'],
  view: () => import(/* webpackChunkName: "signer" */ './View.tsx'),
});
